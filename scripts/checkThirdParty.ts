import { buildProblem } from '@pt-docs/serving';
import { fail } from './lib/fail';
import { installPackages } from './lib/setUp.mjs';
import { runStages, type Stage } from './lib/testing/runStages';

/** A project of its own: what only this command needs is not installed with the site. */
const FOLDER = 'scripts/third-party';

const checker = (name: string, ...args: readonly string[]): Stage => ({
  name,
  command: [`${FOLDER}/node_modules/.bin/${name}`, ...args],
});

/**
 * `npm run check:third-party`: the finished site before checkers that others wrote: every page against the standard, and known
 * weaknesses of the scripts that browsers load, and scripts and styles against the oldest browsers that package.json names. Links, feeds, sitemap, structured data and the hashes of packages are in `npm test`.
 */
const stop = buildProblem('build') ?? installPackages(FOLDER);
if (stop) {
  fail(stop);
}
process.exit(
  await runStages([
    checker(
      'html-validate',
      '--config',
      `${FOLDER}/html-validate.config.mjs`,
      '--formatter',
      'text',
      'build',
    ),
    { name: 'browsers', command: ['node', `${FOLDER}/browsers.mjs`, 'build'] },
    checker('retire', '--path', 'build', '--outputformat', 'text', '--exitwith', '13'),
  ]),
);
