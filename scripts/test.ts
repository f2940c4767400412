import { findBrowsers } from './lib/testing/chromium';
import { runStages } from './lib/testing/runStages';
import { testStages } from './lib/testing/stages';

/** `npm test`: types, lint, units, the finished site, and Chromium over it. */
const browsers = await findBrowsers();
process.exit(await runStages(testStages(browsers)));
