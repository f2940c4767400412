import { parseHtml } from '@pt-docs/built-pages';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect } from 'vitest';
import { missingNumbers } from '../e2e/specs/figures/numbers';

type Rendered = { isDrawn: boolean; verdict: string; said: string; cells: string[]; labels: string[] };

/** What a drawing says: its name and its labels. What only divides an axis carries `data-axis`. */
function labelsOf(tree: Root): string[] {
  const drawings = selectAll('svg', tree);
  return drawings.flatMap((drawing) => [
    String(drawing.properties.ariaLabel ?? ''),
    ...selectAll('text:not([data-axis])', drawing).map(textOf),
  ]);
}

function readRendered(html: string): Rendered {
  const tree = parseHtml(html);
  const [verdict = '', detail = ''] = ['verdict', 'detail'].map((name) =>
    selectAll(`p[class*="${name}"]`, tree).map(textOf).join(),
  );
  const numbers = selectAll('details', tree).at(-1);
  const cells: Element[] = numbers ? selectAll('th, td', numbers) : [];
  return {
    // Controls and the table of numbers are no picture.
    isDrawn: select('[class*="picture"] > *', tree) !== undefined,
    verdict,
    said: `${verdict} ${detail}`,
    cells: cells.map(textOf),
    labels: labelsOf(tree),
  };
}

/** Holds a rendered state to what every state must have. */
export function expectWhole(html: string, name: string): void {
  const rendered = readRendered(html);
  expect(rendered.isDrawn, `${name}: the picture`).toBe(true);
  expect(rendered.verdict.length, `${name}: the verdict`).toBeGreaterThan(10);
  expect(rendered.cells.length, `${name}: cells of the table`).toBeGreaterThan(1);
  expect(missingNumbers(rendered.said, rendered.cells), `${name}: told, but not in the table`).toEqual([]);
  const told = [rendered.said, ...rendered.cells];
  const untold = rendered.labels.filter((label) => missingNumbers(label, told).length > 0);
  expect(untold, `${name}: drawn, but neither said nor in the table`).toEqual([]);
  expect(html, `${name}: a value that is no number`).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
}
