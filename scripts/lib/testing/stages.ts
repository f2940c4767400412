import type { Stage } from './runStages';

const bin = (name: string) => `node_modules/.bin/${name}`;
const vitest = (...args: readonly string[]) => [bin('vitest'), 'run', '--reporter=minimal', ...args] as const;

const playwright = (
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Stage => ({
  name,
  command: [
    bin('playwright'),
    'test',
    ...['-c', 'e2e/playwright.config.ts'],
    '--reporter=dot,./e2e/faultReporter.ts',
    '--pass-with-no-tests',
    ...args,
  ],
  env,
  needs: 'build',
  isShown: true,
});

/** Chromium: in which the site is tested most, by name of the project in e2e/playwright.config.ts. */
const CHROMIUM = ['--project=site', '--project=window'];

const build: Stage = { name: 'build', command: [process.execPath, 'scripts/bootstrap.mjs', 'build'] };

/**
 * Everything that needs no browser, in two lanes side by side, one for each core of the smallest machine. They take about
 * the same time; what reads the build comes after it.
 */
export const checkStages: readonly (readonly Stage[])[] = [
  [
    { name: 'types', command: [bin('tsc'), '--noEmit'] },
    { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
    { name: 'unused code', command: [bin('knip')] },
    {
      name: 'dependency directions',
      command: [
        bin('depcruise'),
        'docusaurus.config.ts',
        'packages',
        'src',
        'config',
        'data',
        'scripts',
        'tests',
        'e2e',
      ],
    },
    { name: 'units and content', command: vitest() },
  ],
  [
    build,
    { name: 'built site', command: vitest('--config', 'vitest.built.config.mts'), needs: 'build' },
    { name: 'spelling', command: [bin('cspell'), 'lint', '--quiet', '--no-progress', '--dot', '.'] },
  ],
];

type Browsers = Readonly<Record<string, string>>;

export const browserStage = (browsers: Browsers) =>
  playwright('browser', browsers, ...CHROMIUM, '--grep-invert', '@all');

const slow = (...files: readonly string[]) => vitest('--config', 'vitest.all.config.mts', ...files);
const FIRST_HOUR = 'tests/first-hour.all.test.ts';
const AGENTS = 'tests/built/serving/agents.all.test.ts';

type Groups = readonly (readonly (readonly Stage[])[])[];
const buildIfMissing = (hasBuild: boolean) => (hasBuild ? [] : [[build]]);

/** What is slow and rarely finds anything. In one lane: each uses all cores. */
export const slowStages = (browsers: Browsers, hasBuild: boolean): Groups => [
  buildIfMissing(hasBuild),
  [
    [
      { name: 'slow tests', command: slow('--exclude', FIRST_HOUR, '--exclude', AGENTS), needs: 'build' },
      playwright('three engines, pictures', browsers, '--grep', '@all'),
    ],
  ],
];

/** What builds the site again, or tries thousands of cases: once a week is enough. */
export const rareStages = (browsers: Browsers, hasBuild: boolean): Groups => [
  buildIfMissing(hasBuild),
  [
    [
      { name: 'units with many cases', command: vitest('--config', 'vitest.many.config.mts') },
      { name: "an operator's first hour, agents' score", command: slow(FIRST_HOUR, AGENTS), needs: 'build' },
      {
        name: 'a copy that grows',
        command: [process.execPath, 'scripts/bootstrap.mjs', 'growth'],
        env: browsers,
        isShown: true,
      },
    ],
  ],
];
