import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { figureNames } from '../../../scripts/lib/building/figures';
import { expect, openHydrated, sitemapPaths, untilIslandHydrated } from '../../fixtures';
import { missingNumbers } from './numbers';

const ROOT = path.resolve(__dirname, '../../..');
const BUILD = path.join(ROOT, 'build');

type FoundFigure = { readonly id: string; readonly address: string };
type Declared = (typeof declared)[number];

const builtPage = (address: string) => readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');

/** What each figure's files declare: its id, and the states worth looking at as the address has them. */
const declared = figureNames().map((folder) => {
  const { figure, codecs, states } = require(`../../../src/figures/${folder}/figure`);
  const written = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]): [string, string] => [key, codecs[key].write(value)]),
    );
  return {
    id: String(figure.id),
    states: Object.entries<object>(states).map(([name, values]) => ({ name, values: written(values) })),
  };
});

/** Every figure of the sources with the first page that shows it: a figure added today is walked today. */
export function figuresOnPages(): (FoundFigure & Declared)[] {
  const pages = sitemapPaths().map((address) => ({ address, html: builtPage(address) }));
  return declared.map(({ id, states }) => {
    const page = pages.find(({ html }) => new RegExp(`<figure[^>]* ?id="?${id}"?[ >]`).test(html));
    if (!page) {
      throw new Error(`No built page shows the figure #${id}: place it on its page and build.`);
    }
    return { id, address: page.address, states };
  });
}

/** One of each kind of control. */
const TEN =
  'alert-simulator annualised-basis-by-days api-key-checklist funding-cost model-readings momentum-figure open-interest-quadrants order-flow swap-calculator token-rating';

export const tenFigures = () => figuresOnPages().filter(({ id }) => TEN.split(' ').includes(id));

export const verdictOf = (figure: Locator) => figure.locator('p[class*="verdict"]');
/** What the figure says: verdict and detail. */
export const saidBy = async (figure: Locator) =>
  (await figure.locator('p[class*="verdict"], p[class*="detail"]').allTextContents()).join(' ');
const numbersOf = (figure: Locator) => figure.locator('details').last();

/** Opens a page at one of its figures and waits until the figure works. */
export async function openFigure(page: Page, { id, address }: FoundFigure, query = ''): Promise<Locator> {
  await openHydrated(page, address + query);
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await untilIslandHydrated(figure);
  return figure;
}

/** What moves a control of each kind; text loses its first letter. Handles of a picture move to the right. */
const KEYS: Readonly<Record<string, string>> = {
  range: 'ArrowUp',
  radio: 'ArrowUp',
  number: 'ArrowUp',
  checkbox: 'Space',
  select: 'ArrowDown',
  text: 'Delete',
  textarea: 'Delete',
  button: 'Enter',
};

async function operate(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  await control.press(KEYS[kind] ?? 'ArrowRight');
}

const CONTROLS =
  'input, select, textarea, button, [role="slider"], [role="button"], [role="application"], svg [tabindex="0"]';

/** Goes through the controls by keyboard until the figure says something new; true when one did. */
export async function changeByKeyboard(figure: Locator): Promise<boolean> {
  const before = await saidBy(figure);
  const controls = figure.locator(CONTROLS).filter({ hasNotText: /^Reset$/ });
  const count = await controls.count();
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    if (await control.isEnabled()) {
      await operate(control);
      if ((await saidBy(figure)) !== before) {
        return true;
      }
    }
  }
  return false;
}

/** The text alternative holds every number of verdict and detail. */
export async function expectSameNumbers(figure: Locator): Promise<void> {
  const said = await saidBy(figure);
  // The table follows the picture a moment later (FigureFrame).
  await expect
    .poll(
      async () => missingNumbers(said, await numbersOf(figure).locator('th, td').allTextContents()),
      'told, but not in the table',
    )
    .toEqual([]);
}

/** What a reader gets: the compressed copy, or the script itself where it is too small to have one. */
export function brotliBytes(script: string): number {
  const [plain, compressed] = [path.join(BUILD, script), path.join(BUILD, `${script}.br`)];
  return statSync(existsSync(compressed) ? compressed : plain).size;
}
