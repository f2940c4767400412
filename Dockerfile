# The finished site on nginx: no Node, no shell script, no state, not root. docker build -t pt-docs . && docker run -p 8080:8080 pt-docs
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The workspaces: without them npm ci does not accept the lockfile.
COPY packages ./packages
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# What config/env.ts reads; an empty value counts as unset. Nothing secret: all of it ends in public files.
ARG PT_TAGLINE PT_SITE_URL PT_BASE_URL PT_MARKETING_URL PT_APP_URL PT_CHAT_URL PT_SOCIAL_URL PT_VIDEO_URL PT_SUPPORT_URL PT_STATUS_URL
ARG PT_SECURITY_CONTACT PT_EMBED_ORIGINS PT_OFFLINE PT_SEARCH_APP_ID PT_SEARCH_API_KEY PT_SEARCH_INDEX
ARG PT_EDIT_URL PT_MCP_PACKAGE
RUN npm run build && npm run mcp -- pack

# The docs for assistants: docker build --target mcp -t pt-docs-mcp . && docker run -p 3939:3939 pt-docs-mcp
FROM node:24.21.0-bookworm-slim AS mcp
WORKDIR /mcp
COPY --from=build /site/.cache/mcp/pt-docs-mcp.mjs ./
COPY --from=build /site/build ./build
USER 1000
EXPOSE 3939
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD node -e "fetch('http://127.0.0.1:3939/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["node", "pt-docs-mcp.mjs", "--site", "build", "--http", "3939", "--host", "0.0.0.0"]

FROM nginxinc/nginx-unprivileged:1.28-alpine-slim
COPY --from=build /site/build-serving/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build-serving /srv/pt-docs/current/build-serving
COPY --from=build /site/build /srv/pt-docs/current/build
# nginx, by number: an orchestrator that forbids root cannot look up a name.
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD wget -q -O - http://127.0.0.1:8080/docs/introduction/getting-started | grep -q '</html>'
