import type { Stage } from './runStages';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** TypeScript's native compiler takes a third of the time. Tools that read types need the older one, whose command has the same name. */
const TSC = 'node_modules/typescript-native/bin/tsc';
const vitest = (...args: readonly string[]) => [bin('vitest'), 'run', '--reporter=minimal', ...args] as const;

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

/** Everything that needs no browser. The longest first; what reads the build begins when it's there. */
export const checkStages: readonly Stage[] = [
  build,
  { name: 'built site', command: vitest('--config', 'vitest.built.config.mts'), needs: 'build' },
  { name: 'types', command: [process.execPath, TSC, '--noEmit'] },
  { name: 'units and content', command: vitest() },
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'unused code', command: [bin('knip')] },
  {
    name: 'dependency directions',
    command: [
      bin('depcruise'),
      ...['docusaurus.config.ts', 'packages', 'src', 'config', 'data', 'scripts', 'tests', 'e2e'],
    ],
  },
  {
    name: 'spelling',
    command: [bin('cspell'), 'lint', '--quiet', '--no-progress', '--dot'],
  },
];

type Browsers = Readonly<Record<string, string>>;

/** `npm test`. The browser stage goes before everything else that is waiting once there's a build: it's the longest. */
export const testStages = (browsers: Browsers): readonly Stage[] => [
  build,
  playwright('browser', browsers, ...CHROMIUM, '--grep-invert', '@all'),
  ...checkStages.slice(1),
];

const slow = (...files: readonly string[]) => vitest('--mode', 'all', ...files);
const FIRST_HOUR = 'tests/first-hour.all.test.ts';

const buildIfMissing = (hasBuild: boolean) => (hasBuild ? [] : [build]);

/** What is slow and rarely finds anything. One after another: each uses all cores. */
export const slowStages = (browsers: Browsers, hasBuild: boolean): readonly Stage[] => [
  ...buildIfMissing(hasBuild),
  { name: 'slow tests', command: slow('--exclude', FIRST_HOUR), needs: 'build' },
  playwright('browsers, pictures', browsers, '--grep', '@all'),
];

/** What builds the site again, or tries thousands of cases: once a week is enough. */
export const rareStages = (browsers: Browsers, hasBuild: boolean): readonly Stage[] => [
  ...buildIfMissing(hasBuild),
  { name: 'units with many cases', command: vitest('--mode', 'many') },
  { name: "an operator's first hour", command: slow(FIRST_HOUR), needs: 'build' },
  {
    name: 'a copy that grows',
    command: [process.execPath, 'scripts/bootstrap.mjs', 'growth'],
    env: browsers,
  },
];
