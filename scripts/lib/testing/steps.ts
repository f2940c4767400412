import { runQuietly } from '../run';

/** One check: what it is called, how it runs. Each tool has one job. */
const tool = (name: string, command: string, args: readonly string[]) => ({
  name,
  run: () => runQuietly(`node_modules/.bin/${command}`, args),
});

/**
 * Everything that needs no browser, in two lanes side by side, one for each core of the smallest machine. They take about
 * the same time; what reads the build comes after it.
 */
export const checkLanes = [
  [
    tool('types', 'tsc', ['--noEmit']),
    tool('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
    tool('unused code', 'knip', []),
    tool('dependency directions', 'depcruise', [
      'docusaurus.config.ts',
      'packages',
      'src',
      'config',
      'data',
      'scripts',
      'tests',
      'e2e',
    ]),
    tool('units and content', 'vitest', ['run', '--reporter=dot']),
  ],
  [
    { name: 'build', run: () => runQuietly(process.execPath, ['scripts/bootstrap.mjs', 'build']) },
    tool('built site', 'vitest', ['run', '--config', 'vitest.built.config.mts', '--reporter=default']),
    tool('spelling', 'cspell', ['lint', '--quiet', '--no-progress', '--dot', '.']),
  ],
];
