import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeBuildLock } from './lib/buildLock.mjs';
import { fail } from './lib/fail.mjs';
import { ensureReady } from './lib/ready.mjs';
import { startTool } from './lib/run.mjs';
import { swap, swapProblem } from './lib/swap.mjs';

/**
 * `npm run build`: the finished site in build/, and beside it what hosts read about it (serving/finishBuild.ts). Made in
 * another folder and moved when complete: a build that fails leaves the last one as it was.
 */
const BUILD = 'build';
const NEXT = '.cache/next/build';
const LAST = '.cache/last';
const LOCK = '.cache/building';

ensureReady();
const { importTypeScript } = await import('./lib/importTypeScript.mjs');
const { servingDirectory } = await import('../packages/serving/src/server.mjs');
const lock = takeBuildLock(LOCK);
const problem = lock.problem ?? swapProblem(BUILD);
if (problem) {
  fail(problem);
}

rmSync(path.dirname(NEXT), { recursive: true, force: true });
mkdirSync(path.dirname(NEXT), { recursive: true });
const building = startTool('docusaurus', ['build', '--out-dir', NEXT]);
// Made ready while the framework builds. Should that fail, it is said when the framework is done.
const finishing = Promise.allSettled([importTypeScript('packages/serving/src/finishBuild.ts')]);
if ((await building) !== 0) {
  fail('The site could not be built: the message above names the file and what to change.');
}
const [{ value: step, reason }] = await finishing;
await (step ? step.finishBuild(NEXT) : Promise.reject(reason)).catch(({ message }) => fail(message));

try {
  // The rules last: by them a running server knows that there is another build.
  const places = [
    [NEXT, BUILD],
    [servingDirectory(NEXT), servingDirectory(BUILD)],
  ];
  swap(places, LAST);
} catch ({ message }) {
  fail(
    `The finished site could not be moved to ${BUILD}/ (${message}). It is in ${NEXT}/, the last one where it was.`,
  );
}
// `npm start` goes on with serving.
lock.release();
