import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail';
import { runTool } from './lib/run';
import { browserStats, skippedBecause } from './lib/testing/browserReport';
import { findOrInstallChromium, findOrInstallShell } from './lib/testing/chromium';
import { installEngines } from './lib/testing/engines';
import { runLanes } from './lib/testing/runLanes';
import { installServers } from './lib/testing/servers';
import { checkLanes } from './lib/testing/steps';

/** `npm test`: every check, then the browser over the finished site; ends with a count. */
const chromium = await findOrInstallChromium();
const shell = findOrInstallShell(chromium);
installServers();
installEngines();
const { passed, failed } = await runLanes(checkLanes);
if (failed.length > 0) {
  fail(`Failed: ${failed.join(', ')}. The lines above say where and why.`);
}

console.log('\n▶ browser');
const report = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-')), 'report.json');
const code = runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
  env: { ...process.env, PT_CHROMIUM: chromium, PT_SHELL: shell, PT_REPORT_FILE: report },
});

const stats = browserStats(report);
if (!stats) {
  fail('The browser tests ended before they began: the lines above say why.');
}
console.log(`\n${passed} checks passed before the browser.`);
if (stats.flaky > 0) {
  console.log(`${stats.flaky} of them passed only when tried again: look at them.`);
}
for (const reason of skippedBecause(report)) {
  console.log(`Skipped: ${reason}.`);
}
console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`);
process.exit(code);
