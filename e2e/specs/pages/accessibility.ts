import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const addAxe = (page: Page | Frame) => page.evaluate(axeSource);

/** The rules whose answer depends on colours, and so on the colour mode: three quarters of axe's time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const ALL_OTHER_RULES: RunOptions = {
  runOnly: { type: 'tag', values: WCAG_TAGS },
  rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])),
};

/** In the page: of all texts that look the same, on the same grounds, the first. */
function runOnLookalikes([part, rules]: readonly [string, readonly string[]]): Promise<AxeResults> {
  const grounds = new WeakMap<Element, string>();
  function groundOf(element: Element | null): string {
    if (!element) {
      return '';
    }
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position].join();
    const isPlain = own === 'rgba(0, 0, 0, 0),none,1,static';
    const ground = groundOf(element.parentElement) + (isPlain ? '' : `/${own}`);
    grounds.set(element, ground);
    return ground;
  }
  const first = new Map<string, Element>();
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    const hasText = Array.from(element.childNodes).some(({ nodeType, nodeValue }) => {
      return nodeType === Node.TEXT_NODE && nodeValue?.trim();
    });
    if (hasText && element.checkVisibility()) {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
      const look = [element.localName, color, fontSize, fontWeight, around, groundOf(element)].join('|');
      first.set(look, first.get(look) ?? element);
    }
  }
  return window.axe.run(
    { include: Array.from(first.values()) as HTMLElement[] },
    { runOnly: { type: 'rule', values: [...rules] }, resultTypes: ['violations'], preload: false },
  );
}

type Asked = {
  /** A selector: only this part of the page. */
  readonly within?: string;
  /** Only colours: for the second colour mode, when the first has answered all other rules. */
  readonly colours?: boolean;
};

/**
 * What axe finds on the page, or in one part of it, as lines that say where and why. Colours are asked of one text for
 * each look. Nothing is preloaded: the one rule that needs it is about sound, and no page has any.
 */
export async function axeViolations(
  page: Page | Frame,
  { within = 'html', colours = false }: Asked = {},
): Promise<string[]> {
  const all: AxeResults[] = [await page.evaluate(runOnLookalikes, [within, COLOUR_RULES] as const)];
  if (!colours) {
    all.push(
      await page.evaluate(
        ([part, options]) =>
          window.axe.run(part, { ...options, resultTypes: ['violations'], preload: false }),
        [within, ALL_OTHER_RULES] as const,
      ),
    );
  }
  return all
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} → ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
}

/** Without transitions, so that colours are at rest when they are measured. */
export async function switchToLight(page: Page): Promise<void> {
  // A style element would violate the policy; a constructed sheet does not.
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(noTransitions);
  });
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
