# The finished site on nginx: no Node, no shell script, no state, not root. docker build -t pt-docs . && docker run -p 8080:8080 pt-docs
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# What config/env.ts reads; an empty value counts as unset. Nothing secret: all of it ends in public files.
ARG PT_PRODUCT_NAME PT_TAGLINE PT_SITE_URL PT_MARKETING_URL PT_APP_URL PT_CHAT_URL PT_SOCIAL_URL PT_VIDEO_URL
ARG PT_SECURITY_CONTACT PT_EMBED_ORIGINS PT_OFFLINE PT_SEARCH_APP_ID PT_SEARCH_API_KEY PT_SEARCH_INDEX
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine-slim
COPY --from=build /site/build-serving/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/html
EXPOSE 8080
