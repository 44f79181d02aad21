# A stage with a compiler, of which the one that runs keeps only what it has made. What is installed is what the locks
# name, by its hash; `.ci/relock` makes them anew.
FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7 AS compiled
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY .ci/build.lock .ci/container.lock ./
RUN pip install --no-cache-dir --require-hashes -r build.lock && \
    pip wheel --no-cache-dir --no-build-isolation --require-hashes --wheel-dir /wheels -r container.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rendering rendering
COPY storage storage
RUN CARAVEL_COMPILE=1 pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir /wheels .

FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7
RUN useradd --create-home --uid 10001 caravel && install -d -o caravel -g caravel /data
COPY --from=compiled /wheels /wheels
RUN pip install --no-cache-dir --no-index --no-deps /wheels/*.whl && rm -rf /wheels
USER caravel
WORKDIR /data
# Without a token it is to say so: the sandbox's page could not be reached from outside.
ENV CARAVEL_DATA=/data CARAVEL_SANDBOX=0 PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["caravel", "health"]
CMD ["caravel", "run"]
