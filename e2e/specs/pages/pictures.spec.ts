import { readFileSync } from 'node:fs';
import { expect, openWithTypeface, sitemapPaths, test } from '../../fixtures';

const SMALLEST_TEXT_PX = 11;
/** So much lower than its steps a picture may end before they look abandoned. */
const DEEPEST_HOLE_PX = 200;

/** What is wrong with the pictures of a page: in the browser, so that one call reads all of them. */
function problemsOf(
  figures: (HTMLElement | SVGElement)[],
  [smallest, deepest]: readonly [number, number],
): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const isCovered = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

  /** A heading that the eye doesn't need, such as that of the lower half of a book. */
  const isForEars = (parent: Element) => {
    const head = parent.closest('thead');
    return head !== null && boxOf(head).height <= 1;
  };
  const isFolded = (parent: Element) => parent.closest('details:not([open])') && !parent.closest('summary');
  /** A letter stands where it has room, and an ellipsis says that there is more. */
  const isExempt = (parent: Element) =>
    parent.matches('[data-letter-of]') ||
    getComputedStyle(parent).textOverflow === 'ellipsis' ||
    isForEars(parent);
  /** The boxes around a text, as far as it could be seen to leave one. */
  const boxesAround = (parent: Element, picture: Element) => {
    const nearest = parent instanceof SVGElement ? parent.closest('svg[class]') : parent;
    return [nearest, nearest?.parentElement, nearest?.parentElement?.parentElement].filter(
      (each) =>
        each && picture.contains(each) && !['inline', 'contents'].includes(getComputedStyle(each).display),
    ) as Element[];
  };
  const textProblem = (node: Node, picture: Element): string[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const parent = node.parentElement;
    if (!parent || box.width === 0 || isFolded(parent)) {
      return [];
    }
    const size = getComputedStyle(parent).fontSize;
    const isOut =
      !isExempt(parent) && boxesAround(parent, picture).some((around) => !isInside(box, boxOf(around)));
    return [
      ...(Number.parseFloat(size) < smallest ? [`"${node.textContent}" has ${size}`] : []),
      ...(isOut ? [`"${node.textContent}" leaves its box`] : []),
    ];
  };
  const numberProblems = (figure: Element, picture: Element): string[] => {
    const numbers = Array.from(picture.querySelectorAll('[data-letter-of]'));
    const visible = numbers.filter((each) => boxOf(each).width > 0 && isInside(boxOf(each), boxOf(picture)));
    const entries = Array.from(figure.querySelectorAll('li[data-mark]')).filter(
      (entry) => !picture.contains(entry),
    ).length;
    const covered = numbers.filter((one, index) =>
      numbers.slice(index + 1).some((other) => isCovered(boxOf(one), boxOf(other))),
    );
    return [
      ...(visible.length === entries ? [] : [`${visible.length} of ${entries} numbers are visible`]),
      ...covered.map(({ textContent }) => `number ${textContent} covers another`),
    ];
  };
  const holeProblem = (figure: Element): string[] => {
    const next = figure.nextElementSibling;
    const hole = next ? boxOf(figure).height - boxOf(next).height : 0;
    const isBeside =
      figure.parentElement?.className === 'pt-beside' && getComputedStyle(figure).float !== 'none';
    return isBeside && hole > deepest
      ? [`ends ${Math.round(hole)} px below its steps: write above on it`]
      : [];
  };

  return figures.flatMap((figure) => {
    const picture = figure.querySelector('[aria-hidden]') ?? figure;
    const words = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    const found = [...numberProblems(figure, picture), ...holeProblem(figure)];
    while (words.nextNode()) {
      found.push(...textProblem(words.currentNode, picture));
    }
    return found.map((problem) => `${figure.dataset.illustration}: ${problem}`);
  });
}

/** As many tests as there are pages with pictures, so that they share the processors. */
const hasPictures = (address: string) =>
  readFileSync(`build${address.replace(/\/$/, '')}/index.html`, 'utf8').includes('data-illustration');

for (const address of sitemapPaths().filter(hasPictures)) {
  test(`pictures of ${address} are whole at every width: no text is cut or small, every number is visible`, {
    tag: '@all',
  }, async ({ page }) => {
    await openWithTypeface(page, address);
    const figures = page.locator('figure[data-illustration]');
    const problems: string[] = [];
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await figures.evaluateAll(problemsOf, [SMALLEST_TEXT_PX, DEEPEST_HOLE_PX] as const);
      problems.push(...found.map((problem) => `at ${width}, ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
