import { buildProblem } from '@pt-docs/serving';
import { findBrowsers } from './lib/testing/chromium';
import { needPrograms } from './lib/testing/programs';
import { chooseStages, runStages } from './lib/testing/runStages';
import { rareStages, slowStages } from './lib/testing/stages';

/**
 * `npm run test:all`: what is slow and rarely finds anything, over the last build; `-- Firefox WebKit` only the stages of these
 * names. `npm run test:all -- --rare`: what is slower still.
 */
const browsers = await findBrowsers();
needPrograms();
const names = process.argv.slice(2).filter((name) => name !== '--rare');
const stagesOf = process.argv.includes('--rare') ? rareStages : slowStages;
process.exit(await runStages(chooseStages(stagesOf(browsers, buildProblem('build') === null), names)));
