import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const addAxe = (page: Page) => page.evaluate(axeSource);

const ALL_RULES: RunOptions['runOnly'] = { type: 'tag', values: WCAG_TAGS };

/** The rules whose answer depends on colours, and so on the colour mode. */
const COLOUR_RULES: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

type Asked = {
  /** A selector: only this part of the page. */
  readonly within?: string;
  /** Only colours: for the second colour mode, when the first has answered all other rules. */
  readonly colours?: boolean;
};

/**
 * What axe finds on the page, or in one part of it, as lines that say where and why. Nothing is preloaded: the one rule
 * among the asked ones that needs it is about sound, and no page has any.
 */
export async function axeViolations(page: Page, { within, colours }: Asked = {}): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([runOnly, part]) =>
      window.axe.run(part ?? document, { runOnly, resultTypes: ['violations'], preload: false }),
    [colours ? COLOUR_RULES : ALL_RULES, within] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} → ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

/** Without transitions, so that colours are at rest when they are measured. */
export async function switchToLight(page: Page): Promise<void> {
  // A style element would violate the policy; a constructed sheet does not.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
