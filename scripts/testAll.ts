import { buildProblem } from '@pt-docs/serving';
import { findBrowsers } from './lib/testing/chromium';
import { needPrograms } from './lib/testing/programs';
import { runStages } from './lib/testing/runStages';
import { rareStages, slowStages } from './lib/testing/stages';

/** `npm run test:all`: what is slow and rarely finds anything, over the last build. `npm run test:all -- --rare`: what is slower still. */
const browsers = await findBrowsers();
needPrograms();
const stages = process.argv.includes('--rare') ? rareStages : slowStages;
process.exit(await runStages(stages(browsers, buildProblem('build') === null)));
