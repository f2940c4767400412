import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Checks over the finished site in build/, without a browser. Run by `npm run check` after the build. */
export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: { include: ['tests/built/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 60_000 },
});
