import { findBrowsers } from './lib/testing/chromium';
import { needServers } from './lib/testing/programs';
import { runAndSumUp } from './lib/testing/runStages';
import { browserStage, checkStages } from './lib/testing/stages';

/** `npm test`: every check, then Chromium over the finished site. */
needServers();
const browsers = await findBrowsers();
process.exit(await runAndSumUp([checkStages, [[browserStage(browsers)]]]));
