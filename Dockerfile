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
# Without a token it is to say so: the sandbox's page could not be reached from outside.
ENV CARAVEL_DATA=/data CARAVEL_SANDBOX=0 PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["caravel", "health"]
CMD ["caravel", "run"]
