import type { Page } from '@playwright/test';
import { expect, sitemapPaths, test } from '../../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [390, 1440];

/** In the page: goes to each of its anchors and returns those whose first line something covers, or that are out of sight. */
async function coveredAnchors(): Promise<string[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const firstLineOf = (target: Element): DOMRect | undefined => {
    const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      const line = Array.from(range.getClientRects()).find(({ width, height }) => width > 1 && height > 1);
      if (node.textContent?.trim() && line) {
        return line;
      }
    }
  };
  const isOpaque = (layer: Element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(layer).backgroundColor);
  const covered: string[] = [];
  for (const target of document.querySelectorAll(
    'main [id]:not([id^=_R_], svg *, input, select, textarea, datalist, dialog *)',
  )) {
    location.hash = target.id;
    await nextFrame();
    await nextFrame();
    const line = firstLineOf(target);
    if (line) {
      const [x, y] = [line.x + Math.min(4, line.width / 2), line.y + line.height / 2];
      const layers = document.elementsFromPoint(x, y);
      const own = layers.findIndex((layer) => target.contains(layer) || layer.contains(target));
      // What lies over a row to be pressed is transparent.
      const cover = layers.slice(0, own < 0 ? undefined : own).find(isOpaque);
      if (own < 0 || cover) {
        covered.push(
          `#${target.id} at ${Math.round(line.y)} is under ${cover?.className || cover?.nodeName}`,
        );
      }
    }
  }
  return covered;
}

async function expectInSight(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    expect(await page.evaluate(coveredAnchors), `${address} at ${width} px`).toEqual([]);
  }
}

for (const address of sitemapPaths()) {
  test(`the first line of each anchor of ${address} is in sight`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(120_000);
    await expectInSight(page, address);
  });
}
