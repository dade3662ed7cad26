# The two images of the shop: `shop` (server, worker and migration) and `web` (the proxy, with the
# storefront's files). docs/operations.md tells how they are run.
#
# `npm ci` would want every system's binaries in the lock file; `npm install` takes the same versions.
ARG NODE=node:24.14.0-bookworm-slim
ARG CADDY=caddy:2.10.2-alpine

FROM ${NODE} AS build
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY backend/package.json backend/
COPY admin-extensions/package.json admin-extensions/
COPY storefront/package.json storefront/
COPY demo/package.json demo/
RUN npm install --no-save
COPY . .
# Plugins are built in: the shop's own by name, folders below plugins/, or packages of package.json.
ARG SHOP_PLUGINS=
ARG SHOP_TEXTS=
RUN node backend/bin/shop.mjs build

FROM ${NODE} AS packages
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY backend/package.json backend/
COPY admin-extensions/package.json admin-extensions/
COPY storefront/package.json storefront/
COPY demo/package.json demo/
RUN npm install --no-save --omit=dev --workspace backend --include-workspace-root

FROM ${NODE} AS shop
# The data folder's volume takes its owner from here.
RUN install -d -o node -g node /data
WORKDIR /shop
COPY --from=packages /shop ./
COPY tsconfig.json medusa-config.ts ./
COPY backend/bin backend/bin
COPY backend/src backend/src
COPY --from=build /shop/plugins plugins
COPY --from=build /shop/.medusa/server .medusa/server
COPY --from=build /shop/storefront/dist storefront/dist
ARG SHOP_PLUGINS=
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=9000
ENV SHOP_DATA_DIR=/data
ENV SHOP_PLUGINS=${SHOP_PLUGINS}
USER node
EXPOSE 9000
CMD ["node", "backend/bin/shop.mjs", "serve"]

FROM ${CADDY} AS web
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /shop/storefront/dist /srv
# Nobody, in the group that the base image lets write certificates.
USER 65534:0
EXPOSE 8080 8443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
