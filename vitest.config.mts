import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: { include: ['{config,data,embed-host,plugins,scripts,src,tests}/**/*.test.{ts,tsx,mts,mjs}'] },
});
