import { findBrowsers } from './lib/testing/chromium';
import { needServers } from './lib/testing/programs';
import { runAndSumUp } from './lib/testing/runStages';
import { testStages } from './lib/testing/stages';

/** `npm test`: every check, and Chromium over the finished site. */
const browsers = await findBrowsers();
needServers();
process.exit(await runAndSumUp(testStages(browsers), { atOnce: 2 }));
