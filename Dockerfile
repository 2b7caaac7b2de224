# The site as an image: docker build -t second-key . See docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
# `npm ci` from the lock file, then the build; after that only what runs is kept.
RUN npm run build && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/.compile-cache
WORKDIR /site
COPY --from=build /site ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM goes straight to the site, which finishes what is in flight.
CMD ["node_modules/node/bin/node", "--disable-warning=ExperimentalWarning", "--max-old-space-size=320", "--max-semi-space-size=8", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "build/pages/server/index.js"]
