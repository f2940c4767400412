import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail } from './lib/fail.mjs';
import { importTypeScript } from './lib/importTypeScript.mjs';
import { startTool } from './lib/run.mjs';
import { servingDirectory } from './lib/server.mjs';

/**
 * `npm run build`: the finished site in build/, and beside it what hosts read about it (serving/finishBuild.ts). Made in
 * another folder and moved when complete: a build that fails leaves the last one as it was.
 */
const BUILD = 'build';
const NEXT = '.cache/next/build';

rmSync(path.dirname(NEXT), { recursive: true, force: true });
mkdirSync(path.dirname(NEXT), { recursive: true });
const building = startTool('docusaurus', ['build', '--out-dir', NEXT]);
// Made ready while the framework builds. Should that fail, it is said when the framework is done.
const finishing = Promise.allSettled([importTypeScript('serving/finishBuild.ts')]);
if ((await building) !== 0) {
  fail('The site could not be built: the message above names the file and what to change.');
}
const [{ value: step, reason }] = await finishing;
await (step ? step.finishBuild(NEXT) : Promise.reject(reason)).catch(({ message }) => fail(message));

for (const [from, to] of [
  [NEXT, BUILD],
  [servingDirectory(NEXT), servingDirectory(BUILD)],
]) {
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}
