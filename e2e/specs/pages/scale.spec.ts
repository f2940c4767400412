import { expect, fetchNothingAhead, test } from '../../fixtures';
import { KINDS_OF_PAGE } from '../../kindsOfPage';

/** One scale (src/css/tokens.css), over what browsers compute: a value of its own shows on the screen and in no token. */
const SCALE = {
  size: [12, 13, 14, 15, 16.5, 18.5, 21, 26, 38, 52],
  weight: [400, 550, 680],
  radius: [4, 6, 8],
  /** In a line of text, in a row of the app, beside others, alone, under a finger, in the app's bar on a phone, on two lines. */
  height: [24, 28, 32, 36, 44, 48, 56],
  slant: ['normal'],
  'key cap': ['12px 4px 1px'],
  'code chip': ['4px 0px'],
  chevron: ['16px 16px'],
} as const;

const PAGES = [
  ...KINDS_OF_PAGE.map(({ address }) => address),
  '/markdown-page',
  '/docs/introduction/getting-started',
  '/docs/dashboard/overview',
  '/docs/screener/screener-commands',
  '/docs/workbench/overview/studies-metrics/',
  '/docs/trading/centralised-exchange/trading',
  '/docs/trading/decentralised-exchange/swap-tokens',
];

// One of the pages isn't there.
test.use({ expectedMessages: /404/ });

type Used = { readonly kind: keyof typeof SCALE; readonly value: number | string; readonly where: string };

/** What the page shows, each value once with an element that has it. */
function usedInPage(): Used[] {
  const FIELDS = 'select, input:not([type="range"], [type="checkbox"], [type="radio"])';
  const only = <T>(is: boolean, value: T) => (is ? [value] : []);
  // A picture in a list of posts is one made small: its own page is looked at.
  const isShown = (element: Element & { readonly currentCSSZoom?: number }) =>
    (element.currentCSSZoom ?? 1) === 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0;
  const hasText = (element: Element) =>
    getComputedStyle(element).fontSize !== '0px' &&
    Array.from(element.childNodes).some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const isDrawn = ({ borderTopWidth, backgroundColor }: CSSStyleDeclaration) =>
    borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';

  function sizeOf(element: Element, { fontSize }: CSSStyleDeclaration): number {
    // A drawing is as large as its column: what counts is the size on the screen.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return Math.round(Number.parseFloat(fontSize) * scale * 2) / 2;
  }

  function valuesOf(element: Element) {
    const style = getComputedStyle(element);
    const isText = hasText(element) || element.matches(FIELDS);
    const corners = [style.borderStartStartRadius, style.borderEndEndRadius];
    const round = corners.filter((corner) => /^[\d.]+px$/.test(corner) && corner !== '0px');
    const isControl = isDrawn(style) && element.matches(`button, .button, ${FIELDS}`);
    const chevron = getComputedStyle(element, '::before');
    const values: Record<Used['kind'], (number | string)[]> = {
      size: only(isText, sizeOf(element, style)),
      weight: only(isText, Number(style.fontWeight)),
      slant: only(isText, style.fontStyle),
      radius: round.map((corner) => Number.parseFloat(corner)),
      height: only(isControl, Math.round(element.getBoundingClientRect().height)),
      'key cap': only(element.matches('kbd'), `${style.fontSize} ${corners[0]} ${style.borderTopWidth}`),
      'code chip': only(
        element.matches('.markdown :is(p, li, td) > code'),
        `${corners[0]} ${style.borderTopWidth}`,
      ),
      chevron: only(element.matches('summary:not([class])'), `${chevron.width} ${chevron.height}`),
    };
    return values;
  }

  const used = new Map<string, Used>();
  for (const element of Array.from(document.querySelectorAll('body *')).filter(isShown)) {
    const place = `${element.closest('[id]')?.id} ${element.localName}.${element.getAttribute('class')?.split(' ')[0]}`;
    for (const [kind, values] of Object.entries(valuesOf(element))) {
      for (const value of values) {
        const where = `${place} “${element.textContent?.trim().slice(0, 20)}”`;
        const known = used.get(`${kind} ${value}`);
        used.set(`${kind} ${value}`, known ?? { kind: kind as Used['kind'], value, where });
      }
    }
  }
  return Array.from(used.values());
}

const allowed = (kind: Used['kind']): readonly unknown[] => SCALE[kind];

for (const half of [0, 1]) {
  test(`nothing is off the scale at 1,440 and 390 px, half ${half + 1} of the pages`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await fetchNothingAhead(page);
    for (const address of PAGES.filter((_, at) => at % 2 === half)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const used = await page.evaluate(usedInPage);
        expect(used.length, address).toBeGreaterThan(4);
        const off = used.filter(({ kind, value }) => !allowed(kind).includes(value));
        const told = off.map(({ kind, value, where }) => `${kind} ${value}: ${where}`);
        expect.soft(told, `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
