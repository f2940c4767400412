import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserStats } from './lib/browserReport.mjs';
import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/** `npm test`: install what is missing, run every check, then the browser over the finished site; ends with a count. */
const problem = nodeProblem();
if (problem) {
  fail(problem);
}
installPackages();

// Imported late: these need the packages that were just installed.
const { findOrInstallChromium, findOrInstallShell } = await import('./lib/chromium.mjs');
const { installServers } = await import('./lib/servers.mjs');
const { runLanes } = await import('./lib/runLanes.mjs');
const { checkLanes } = await import('./lib/steps.mjs');

const chromium = await findOrInstallChromium();
const shell = findOrInstallShell(chromium);
installServers();
const { passed, failed } = await runLanes(checkLanes);
if (failed.length > 0) {
  fail(`Failed: ${failed.join(', ')}. The lines above say where and why.`);
}

console.log('\n▶ browser');
const report = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-')), 'report.json');
const code = run('node_modules/.bin/playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
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
console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`);
process.exit(code);
