# Base images by tag, so that a rebuild (docker compose build --pull) brings their fixes; docs/OPERATIONS.md says how to pin digests.
FROM node:22-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Pages are rendered at their first visit: a build needs no database and no secret.
# Source maps are uploaded when all of these are given, the token as a secret: --secret id=sentry_auth_token,env=SENTRY_AUTH_TOKEN
ARG SENTRY_ORG
ARG SENTRY_PROJECT
ARG SENTRY_URL
ARG SOURCE_MAPS
RUN --mount=type=secret,id=sentry_auth_token SENTRY_AUTH_TOKEN="$(cat /run/secrets/sentry_auth_token 2>/dev/null)" npm run build:image

# Commands: prepares the database (migrations, first admin, seed), runs jobs, backs up and restores.
FROM node:22-slim AS ops
WORKDIR /app
# Debian's own client is older than the server; the key of PostgreSQL's repository comes with Debian's package.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends age ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/*
# npm and tsx write to /tmp only: the rest of the file system can be read-only.
ENV NODE_ENV=production NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json src/ops/docker/remove-development-packages.mjs ./
RUN npm ci --omit=dev --no-audit --no-fund && node remove-development-packages.mjs && rm -rf /tmp/npm remove-development-packages.mjs
COPY . .
RUN mkdir -p media transfers && chown node:node media transfers
USER node
CMD ["npm", "run", "db:prepare"]

FROM node:22-slim AS web
WORKDIR /app
# Unused connections stay open for longer than a proxy holds them, so that none is closed while it sends.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=65000
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/src/start/web-processes.mjs ./
RUN mkdir -p media transfers && chown node:node media transfers
USER node
VOLUME /app/media
EXPOSE 3000
# The process only: Swarm replaces unhealthy containers, which helps against no database that is away. Compose asks for /readyz.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "web-processes.mjs", "server.js"]

# A cache in front of the site (docs/decisions/0025). Port 6080 takes purges: never publish it.
FROM debian:12-slim AS edge
RUN apt-get update && apt-get install --yes --no-install-recommends varnish varnish-modules && rm -rf /var/lib/apt/lists/*
COPY src/ops/edge/*.vcl /etc/varnish/
USER vcache
EXPOSE 8080
CMD ["varnishd", "-F", "-n", "/tmp/varnish", "-a", "page=:8080", "-a", "purge=:6080", "-f", "/etc/varnish/compose.vcl", "-p", "http_gzip_support=off", "-s", "malloc,512m"]
