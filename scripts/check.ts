import { chooseStages, runStages } from './lib/testing/runStages';
import { checkStages } from './lib/testing/stages';

/** `npm run check`: everything that needs no browser; `-- types build` only the stages of these names. */
process.exit(await runStages(chooseStages(checkStages, process.argv.slice(2))));
