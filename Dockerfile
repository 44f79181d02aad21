FROM python:3.11-slim
RUN useradd --create-home --uid 10001 caravel && install -d -o caravel -g caravel /data
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rendering rendering
COPY storage storage
RUN pip install --no-cache-dir . && rm -rf /src
USER caravel
WORKDIR /data
ENV CARAVEL_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
CMD ["caravel", "run"]
