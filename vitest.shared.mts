import { fileURLToPath } from 'node:url';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** No test has a limit of its own. This one ends what hangs. */
const LIMIT_MS = 60_000;

/** What all configurations have in common. Tests share no state: one worker for many files takes a third of the time. */
export const shared = {
  esbuild: { jsx: 'automatic' },
  // As in the browser's bundle.
  define: { IS_SERVER_BUNDLE: 'false', RENDERS_MDX: 'false' },
  resolve: {
    alias: {
      '@site': here('.').replace(/\/$/, ''),
      '@docusaurus/useBrokenLinks': here('tests/useBrokenLinks.ts'),
      '@islands/registry': here('src/islands.ts'),
    },
  },
  test: {
    globalSetup: [here('tests/ownTemporaryFiles.ts')] as string[],
    pool: 'threads',
    isolate: false,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS, interval: 5 } },
  },
} as const;
