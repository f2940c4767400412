import type { Stage } from './runStages';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** TypeScript's native compiler takes a third of the time. Tools that read types need the older one, whose command has the same name. */
const TSC = 'node_modules/typescript-native/bin/tsc';

/** One worker in each of two stages that run at once: it loads what its tests share once, such as all built pages. */
const vitest = (...args: readonly string[]) =>
  [bin('vitest'), 'run', '--reporter=minimal', '--maxWorkers=1', ...args] as const;

const playwright = (
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Stage => ({
  name,
  command: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts', ...args],
  env,
  needs: 'build',
});

/** Chromium: in which the site is tested most, by name of the project in e2e/playwright.config.ts. */
const CHROMIUM = ['--project=site', '--project=window'];

const build: Stage = { name: 'build', command: [process.execPath, 'scripts/bootstrap.mjs', 'build'] };

/** The longest first. */
const everyday: readonly Stage[] = [
  build,
  { name: 'units and content', command: vitest('--exclude', '**/*.cases.test.*') },
  { name: 'types', command: [process.execPath, TSC, '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'built site', command: vitest('--config', 'vitest.built.config.mts'), needs: 'build' },
];

/** They rarely find anything, and remember what they have read by its content. */
const tidy: readonly Stage[] = [
  { name: 'unused code', command: [bin('knip'), '--cache'] },
  {
    name: 'dependency directions',
    command: [
      bin('depcruise'),
      ...['--cache', '--cache-strategy', 'content'],
      ...['docusaurus.config.ts', 'packages', 'src', 'config', 'data', 'scripts', 'tests', 'e2e'],
    ],
  },
  {
    name: 'spelling',
    command: [
      bin('cspell'),
      ...['lint', '--quiet', '--no-progress', '--dot'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell'],
    ],
  },
];

/** `npm run check`: everything that needs no browser. */
export const checkStages = [...everyday, ...tidy];

type Browsers = Readonly<Record<string, string>>;

/** `npm test`: what would hold a release back. */
export const testStages = (browsers: Browsers): readonly Stage[] => [
  ...everyday,
  { ...playwright('browser', browsers, ...CHROMIUM, '--grep-invert', '@all'), isAlone: true },
];

const slow = (...files: readonly string[]) => vitest('--mode', 'all', ...files);
const FIRST_HOUR = 'tests/first-hour.all.test.ts';

const buildIfMissing = (hasBuild: boolean) => (hasBuild ? [] : [build]);

/** `npm run test:all`: what is slow and rarely finds anything. */
export const slowStages = (browsers: Browsers, hasBuild: boolean): readonly Stage[] => [
  ...buildIfMissing(hasBuild),
  { name: 'slow tests', command: slow('--exclude', FIRST_HOUR), needs: 'build' },
  ...tidy,
  playwright('Firefox', browsers, '--project=firefox'),
  playwright('WebKit', browsers, '--project=webkit'),
  { ...playwright('Chromium', browsers, ...CHROMIUM, '--grep', '@all'), isAlone: true },
  { ...playwright('pictures', browsers, '--project=visual'), isAlone: true },
];

/** `npm run test:all -- --rare`: what builds the site again, or tries thousands of cases. Once a week is enough. */
export const rareStages = (browsers: Browsers, hasBuild: boolean): readonly Stage[] => [
  ...buildIfMissing(hasBuild),
  { name: 'units with many cases', command: vitest('--mode', 'many') },
  { name: "an operator's first hour", command: slow(FIRST_HOUR), needs: 'build', isAlone: true },
  {
    name: 'a copy that grows',
    command: [process.execPath, 'scripts/bootstrap.mjs', 'growth'],
    env: browsers,
    isAlone: true,
  },
];
