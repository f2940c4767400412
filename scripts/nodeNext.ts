import { fail } from './lib/fail';
import { run, runTool } from './lib/run';
import { TSC } from './lib/testing/stages';

/**
 * `npm run node:next`: types, the unit tests of what runs on Node, and a build, all with the newest long-term Node (the `node`
 * package of the registry), whichever one is installed.
 */
const STEPS: readonly (readonly [string, () => number])[] = [
  ['types', () => run(process.execPath, [TSC, '--noEmit'])],
  ['unit tests', () => runTool('vitest', ['run', 'scripts', 'config', 'packages/serving', 'packages/mcp'])],
  ['build', () => run('npm', ['run', 'build'])],
];

if (!process.release.lts) {
  fail(
    `This is Node ${process.version}, which is no long-term line. Run "npm run node:next", which brings its own.`,
  );
}
console.log(`Node ${process.version} (${process.release.lts})`);
for (const [name, step] of STEPS) {
  if (step() !== 0) {
    fail(`With Node ${process.version} the ${name} failed: the lines above say why.`);
  }
}
