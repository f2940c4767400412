import { run, runTool } from './run.mjs';

/** One check: what it is called, how it runs. Each tool has one job. */
const tool = (name, command, args, env) => ({
  name,
  run: () => runTool(command, args, env ? { env: { ...process.env, ...env } } : {}),
});

/** Everything that needs no browser. The build comes before the checks that read it. */
export const checkSteps = [
  tool('types', 'tsc', ['--noEmit']),
  tool('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
  tool('spelling', 'cspell', ['lint', '--quiet', '--no-progress', '--dot', '.']),
  tool('unused code', 'knip', []),
  tool('units and content', 'vitest', ['run', '--reporter=dot']),
  { name: 'build', run: () => run(process.execPath, ['scripts/build.mjs']) },
  tool('built site', 'vitest', ['run', '--config', 'vitest.built.config.mts', '--reporter=default']),
];
