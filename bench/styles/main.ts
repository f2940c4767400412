import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildProblem, createSiteServer } from '../../packages/serving/src/server.mjs';
import { launch } from '../compare/machine';
import { WORKSHOP } from '../compare/sites/make';
import { compare, type Difference } from './compare';
import { PHONE, VIEWS, type View, WIDE } from './views';
import { buildWithWholeStyles } from './wholeStyles';

const BUILD = 'build';
const PICTURES = path.join(WORKSHOP, 'pictures');
const MODES = ['dark', 'light'] as const;

async function start(directory: string) {
  const server = createSiteServer(directory);
  await new Promise<void>((done) => server.listen(0, done));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function picture(browser: Browser, origin: string, view: View, mode: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  await page.goto(origin + view.address, { waitUntil: 'load' });
  if (view.act) {
    await page.mouse.move(1, 1);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await view.act(page);
    await page.waitForTimeout(300);
  }
  const taken = await page.screenshot({ fullPage: !view.act, animations: 'disabled', caret: 'hide' });
  await context.close();
  return taken;
}

const problem = buildProblem(BUILD);
if (problem) {
  throw new Error(problem);
}
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  // The site with all styles as it was made the last time.
  options: { keep: { type: 'boolean', default: false } },
});
const views = VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const whole = values.keep ? path.join(WORKSHOP, 'whole-styles/build') : buildWithWholeStyles();
const [lean, full] = await Promise.all([start(BUILD), start(whole)]);
const browser = await launch();
const reader = await browser.newPage();
mkdirSync(PICTURES, { recursive: true });
let [taken, differing] = [0, 0];

type Look = { one: Buffer; other: Buffer; difference: Difference | undefined };

/** A picture that was taken in an unlucky moment is another one the next time; missing styles are missing again. */
async function look(view: View, mode: string, width: number, tries = 3): Promise<Look> {
  const one = await picture(browser, lean.origin, view, mode, width);
  const other = await picture(browser, full.origin, view, mode, width);
  const difference = await compare(reader, one, other);
  return difference && tries > 1 ? look(view, mode, width, tries - 1) : { one, other, difference };
}

for (const view of views) {
  for (const mode of MODES) {
    for (const width of view.width ? [view.width] : [PHONE, WIDE]) {
      taken += 1;
      const { one, other, difference } = await look(view, mode, width);
      if (difference) {
        differing += 1;
        const name = `${view.name}-${mode}-${width}`.replace(/[^\w-]+/g, '-');
        writeFileSync(path.join(PICTURES, `${name}-lean.png`), one);
        writeFileSync(path.join(PICTURES, `${name}-whole.png`), other);
        console.log(`${view.name}, ${mode}, ${width}: ${difference.pixels} pixels, ${difference.where}`);
      }
    }
  }
}
console.log(
  `${differing} of ${taken} views differ from the same view with all styles.${differing > 0 ? ` Pictures: ${PICTURES}` : ''}`,
);
await browser.close();
lean.stop();
full.stop();
process.exitCode = differing > 0 ? 1 : 0;
