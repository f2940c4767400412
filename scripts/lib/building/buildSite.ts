import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkFiles, textFiles } from '@pt-docs/authoring';
import { servingDirectory } from '@pt-docs/serving';
import { fail } from '../fail';
import { DOCUSAURUS, startChild } from '../startChild';
import { takeBuildLock } from './buildLock';
import { compileProblems } from './compileProblems';
import { checkDataInChild } from './runInChild';
import { swap, swapProblem } from './swap';

const BUILD = 'build';
const NEXT = '.cache/next/build';
const LAST = '.cache/last';
const LOCK = '.cache/building';
/** Docusaurus makes much short-lived data: with Node's 16 MB for it, a tenth of its time is garbage collection. */
const MEMORY = ['--max-semi-space-size=64'];

const ADMIN_KEY =
  'PT_SEARCH_ADMIN_KEY is set. It can change your search index and must not be near a build: unset it.';

/** What authors can mend in a moment is said at once, not after a build. */
async function checkSources(): Promise<void> {
  const problems = checkFiles('.', textFiles('.'));
  if (problems.length > 0) {
    fail(problems.join('\n'));
  }
  await checkDataInChild().catch(({ message }: Error) => fail(message));
}

/** Builds what is in this folder and returns where the result is. */
async function buildHere(): Promise<string> {
  rmSync(path.dirname(NEXT), { recursive: true, force: true });
  mkdirSync(path.dirname(NEXT), { recursive: true });
  const building = startChild(DOCUSAURUS, ['build', '--out-dir', NEXT], MEMORY, 'pipe');
  // Beside Docusaurus. Should it fail, that is said when Docusaurus is done.
  const loading = import('./finishBuild')
    .then(({ finishBuild }) => finishBuild)
    .catch((error: Error) => error);
  const { code, errors } = await building;
  const { renderProblems } = await import('./renderProblems');
  const refused = code === 0 ? [] : [...compileProblems(errors, textFiles('.')), ...renderProblems(errors)];
  if (refused.length > 0) {
    fail(refused.join('\n'));
  }
  process.stderr.write(errors);
  if (code !== 0) {
    fail('The site could not be built: the message above names the file and what to change.');
  }
  const finish = await loading;
  try {
    if (finish instanceof Error) {
      throw finish;
    }
    await finish(NEXT);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  return NEXT;
}

/**
 * Builds the site into another folder and moves it to build/ when it is complete: a build that fails leaves the last one
 * as it was.
 */
export async function buildSite(): Promise<void> {
  const problem = takeBuildLock(LOCK) ?? (process.env.PT_SEARCH_ADMIN_KEY ? ADMIN_KEY : swapProblem(BUILD));
  if (problem) {
    fail(problem);
  }
  await checkSources();
  const next = await buildHere();
  try {
    // The rules last: by them a running server knows that there is another build.
    swap(
      [
        [next, BUILD],
        [servingDirectory(next), servingDirectory(BUILD)],
      ],
      LAST,
    );
  } catch (error) {
    fail(
      `The finished site could not be moved to ${BUILD}/ (${(error as Error).message}). It is in ${next}/, the last one where it was.`,
    );
  }
}
