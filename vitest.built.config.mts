import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.shared.mjs';

/** Checks over the finished site in build/, without a browser. Run by `npm run check` after the build. */
export default mergeConfig(
  shared,
  defineConfig({
    test: {
      include: ['tests/built/**/*.test.ts'],
      exclude: ['**/*.all.test.ts'],
      setupFiles: ['tests/cases/test.ts'],
      globalSetup: ['tests/built/builtIsCurrent.ts'],
    },
  }),
);
