import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fail } from './lib/fail';
import { runTool } from './lib/run';
import { findOrInstallChromium, findOrInstallShell } from './lib/testing/chromium';
import { palettePng } from './lib/testing/palettePng';

/**
 * `npm run visual`: pictures of every kind of page beside their baselines. `--update` takes new baselines. Other fonts
 * draw other letters, so a machine on which a sample looks different has nothing to compare.
 */
const FOLDER = 'e2e/visual/baselines';
const RECORD = path.join(FOLDER, 'rendering.json');

type Rendering = { readonly chromium: string; readonly letters: string };

const SAMPLE = `<p style="font: 16px sans-serif">Grouped waves, 0123456789</p>
<p style="font: 14px 'Liberation Mono', monospace">study add rsi 14</p>`;

async function renderingHere(executablePath: string): Promise<Rendering> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 320, height: 120 } });
  await page.setContent(SAMPLE);
  const letters = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16);
  await browser.close();
  return { chromium: browser.version(), letters };
}

/** A picture of a page has few colours: with a palette it is a third of the size. */
function shrink(file: string): void {
  writeFileSync(file, palettePng(readFileSync(file)));
}

if (!existsSync('build/index.html')) {
  fail('There is no build to look at. Run "npm run build" first.');
}
const isUpdate = process.argv.includes('--update');
const file = await findOrInstallChromium();
const shell = findOrInstallShell(file);
const here = await renderingHere(shell);
const recorded: Rendering | null = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : null;
if (!isUpdate && recorded?.letters !== here.letters) {
  console.log(
    recorded
      ? `Skipped: this machine draws letters otherwise than the one with the baselines (Chromium ${recorded.chromium}, here ${here.chromium}). Compare there, or take baselines of your own with "npm run visual -- --update" and don't commit them.`
      : 'Skipped: there are no baselines. Take them with "npm run visual -- --update".',
  );
  process.exit();
}
const code = runTool(
  'playwright',
  ['test', '-c', 'e2e/visual.config.ts', ...(isUpdate ? ['--update-snapshots=all'] : [])],
  { env: { ...process.env, PT_CHROMIUM: file, PT_SHELL: shell } },
);
if (isUpdate && code === 0) {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  for (const name of pictures) {
    shrink(path.join(FOLDER, name));
  }
  writeFileSync(RECORD, `${JSON.stringify(here, null, 2)}\n`);
  console.log(`${pictures.length} baselines in ${FOLDER}`);
}
process.exit(code);
