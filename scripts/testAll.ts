import { buildProblem } from '@pt-docs/serving';
import { findBrowsers } from './lib/testing/chromium';
import { needEngines, needServers } from './lib/testing/programs';
import { runAndSumUp } from './lib/testing/runStages';
import { slowStages } from './lib/testing/stages';

/** `npm run test:all`: what is slow and rarely finds anything, over the last build. `npm test` has the rest. */
needServers();
needEngines();
const browsers = await findBrowsers();
process.exit(await runAndSumUp(slowStages(browsers, buildProblem('build') === null)));
