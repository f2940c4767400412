import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Job, markOver } from '../lib/job';
import { launch } from '../lib/machine';
import { serveOwn } from '../lib/ownSite';
import { WORKSHOP } from '../sites/make';
import { compare, type Difference } from './compare';
import { PHONE, VIEWS, type View, WIDE } from './views';
import { buildWithWholeStyles } from './wholeStyles';

const BUILD = 'build';
const PICTURES = path.join(WORKSHOP, 'pictures');
const MODES = ['dark', 'light'] as const;

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

type Look = { one: Buffer; other: Buffer; difference: Difference | undefined };

/** Pictures of every template with the styles that ship and with all of them, pixel by pixel. */
export const styles: Job = async (_, { only, isKept }) => {
  const views = VIEWS.filter(({ name }) => only.length === 0 || only.includes(name));
  const whole = isKept ? path.join(WORKSHOP, 'whole-styles/build') : buildWithWholeStyles();
  const [lean, full] = await Promise.all([serveOwn(BUILD), serveOwn(whole)]);
  const browser = await launch();
  const reader = await browser.newPage();
  mkdirSync(PICTURES, { recursive: true });
  let [taken, differing] = [0, 0];

  /** A picture that was taken in an unlucky moment is another one the next time; missing styles are missing again. */
  async function look(view: View, mode: string, width: number, tries = 3): Promise<Look> {
    const one = await picture(browser, lean.origin, view, mode, width);
    const other = await picture(browser, full.origin, view, mode, width);
    const difference = await compare(reader, one, other);
    return difference && tries > 1 ? look(view, mode, width, tries - 1) : { one, other, difference };
  }

  const cases = views.flatMap((view) =>
    MODES.flatMap((mode) =>
      (view.width ? [view.width] : [PHONE, WIDE]).map((width) => ({ view, mode, width })),
    ),
  );
  for (const { view, mode, width } of cases) {
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
  console.log(
    `${differing} of ${taken} views differ from the same view with all styles.${differing > 0 ? ` Pictures: ${PICTURES}` : ''}`,
  );
  await browser.close();
  lean.stop();
  full.stop();
  if (differing > 0) {
    markOver();
  }
};
