import { findBrowsers } from './lib/testing/chromium';
import { runStages } from './lib/testing/runStages';
import { testStages } from './lib/testing/stages';

/** `npm test`: every check, and Chromium over the finished site. */
const browsers = await findBrowsers();
process.exit(await runStages(testStages(browsers)));
