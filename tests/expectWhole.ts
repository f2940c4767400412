import { parseHtml } from '@pt-docs/pages';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect } from 'vitest';
import { missingNumbers } from '../e2e/specs/figures/numbers';
import { asText, LONGEST_VERDICT } from '../src/figures/kit/shell/finding';

type Rendered = { isDrawn: boolean; verdict: string; detail: string; cells: string[]; labels: string[] };

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
    detail,
    cells: cells.map(textOf),
    labels: labelsOf(tree),
  };
}

const MOST_SENTENCES = 3;
/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.!?]”?) (?=[“\p{Lu}\d−+$])/u;

/** What tells a reader to do something, at the beginning of a sentence or a clause. */
const ADVICE =
  /(?:^|[.:;,] |, or )((?:untick|lower|raise|make|move|count on|choose|add|avoid|bind|use|keep|wait)\b[^.:;,]*)/gi;
/** Held against its model in advice.test.ts. */
const TESTED = /^(untick|make the order smaller|use a limit order|count on being charged)/;

/** Amounts of two digits and more: a count may be the same by chance, and a time is none. */
const amountsIn = (label: string) => label.match(/(?<![\d:])\d[\d,.]*\d(?![\d:])/g) ?? [];

/** Holds a rendered state to what every state must have. The first one also says each number once: in other states, two may be equal. */
export function expectWhole(html: string, name: string, isFirst = false): void {
  const rendered = readRendered(html);
  const { verdict, detail } = rendered;
  // One sentence that is read in two seconds, and a few that explain it.
  expect(verdict, `${name}: the verdict`).toMatch(/^[“\p{Lu}\d$].{10,}\.$/u);
  expect(verdict.length, `${name}: “${verdict}”`).toBeLessThanOrEqual(LONGEST_VERDICT);
  expect(verdict.split(BETWEEN_SENTENCES), `${name}: one sentence`).toHaveLength(1);
  expect(detail, `${name}: the detail`).toMatch(/^\S.+\.$/);
  expect(detail.split(BETWEEN_SENTENCES).length, `${name}: “${detail}”`).toBeLessThanOrEqual(MOST_SENTENCES);
  expect(rendered.isDrawn, `${name}: the picture`).toBe(true);
  expect(rendered.cells.length, `${name}: cells of the table`).toBeGreaterThan(1);
  const said = asText(rendered);
  expect(missingNumbers(said, rendered.cells), `${name}: told, but not in the table`).toEqual([]);
  const advice = Array.from(said.matchAll(ADVICE), ([, words = '']) => words.toLowerCase());
  expect(
    advice.filter((words) => !TESTED.test(words)),
    `${name}: advice that advice.test.ts doesn’t try`,
  ).toEqual([]);
  const told = [said, ...rendered.cells];
  const untold = rendered.labels.filter((label) => missingNumbers(label, told).length > 0);
  expect(untold, `${name}: drawn, but neither said nor in the table`).toEqual([]);
  const twice = rendered.labels
    .slice(1)
    .filter((label) => amountsIn(label).some((amount) => said.includes(amount)));
  expect(isFirst ? twice : [], `${name}: drawn, and said again`).toEqual([]);
  expect(html, `${name}: a style attribute`).not.toMatch(/ style=/);
  expect(html, `${name}: a value that is no number`).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
}
