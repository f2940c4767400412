import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.shared.mjs';

const SOURCES = '{config,data,packages,scripts,src,tests}/**/*.test.{ts,tsx,mts,mjs}';

/**
 * Units and content. `--mode all` are the slow tests and the generated cases of `npm run test:all`, over sources and over
 * build/; `many` and `new` are units with many more cases (tests/cases), for hours.
 */
export default defineConfig(({ mode }) => {
  const cases = /^(all|many|new)$/.test(mode) ? mode : 'test';
  const limit = mode === 'all' ? 600_000 : 3_600_000;
  return mergeConfig(shared, {
    test: {
      include: [mode === 'all' ? '**/*.{all,cases}.test.{ts,tsx}' : SOURCES],
      // Those in tests/built read build/ and have a configuration of their own.
      exclude: ['**/node_modules/**', ...(mode === 'all' ? [] : ['tests/built/**', '**/*.all.test.*'])],
      setupFiles: [`tests/cases/${cases}.ts`],
      ...(cases !== 'test' && { testTimeout: limit, hookTimeout: limit }),
      // No test has files behind its links; happy-dom would print each one that it doesn't load.
      environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    },
  });
});
