import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  // As in the browser's bundle.
  define: { IS_SERVER_BUNDLE: 'false', RENDERS_MDX: 'false' },
  resolve: {
    alias: {
      '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      '@docusaurus/useBrokenLinks': fileURLToPath(new URL('tests/useBrokenLinks.ts', import.meta.url)),
      '@islands/registry': fileURLToPath(new URL('src/islands.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{config,data,packages,scripts,src,tests}/**/*.test.{ts,tsx,mts,mjs}'],
    // These read build/ and have a configuration of their own.
    exclude: ['tests/built/**', '**/node_modules/**'],
    setupFiles: ['tests/cases/same.ts'],
    // Tests here share no state: one worker for many files is a third of the time of one for each.
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    // Reading and parsing every page takes a while on a busy machine.
    hookTimeout: 60_000,
  },
});
