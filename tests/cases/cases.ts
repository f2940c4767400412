import fc from 'fast-check';

/** What `npm run test:all` takes where a test names no number of its own. */
export const ALL = 75;
const wanted = fc.readConfigureGlobal().numRuns ?? ALL;

/** Generated cases of a `*.cases.test`: all in `npm run test:all`, a fifth when one is run by hand, ten times as many in the rare tests. */
export const cases = (all: number) => Math.ceil((all * Math.min(wanted, 10 * ALL)) / ALL);

/** Of a list that isn't generated: a fifth in `npm test`, all of it in the rare tests. */
export const SHARE = Math.min(1, wanted / ALL);
