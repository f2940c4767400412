import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.shared.mjs';

/** Units and content. What is slow, in `*.all.test.*`, is run by `npm run test:all`, and most cases of `*.cases.test.*`. */
export default mergeConfig(
  shared,
  defineConfig({
    test: {
      include: ['{config,data,packages,scripts,src,tests}/**/*.test.{ts,tsx,mts,mjs}'],
      // Those in tests/built read build/ and have a configuration of their own.
      exclude: ['tests/built/**', '**/node_modules/**', '**/*.all.test.*'],
      setupFiles: ['tests/cases/same.ts'],
      // No test has files behind its links; happy-dom would print each one that it doesn't load.
      environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    },
  }),
);
