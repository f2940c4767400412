import { parseHtml } from '@pt-docs/built-pages';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it, vi } from 'vitest';
import { missingNumbers } from '../e2e/specs/figures/numbers';
import { figureNames, loadFigures } from '../scripts/lib/serving/figuresIndex';
import type { Range } from '../src/figures/kit/state/codec';

const { figures, addressOf, renderFigure } = await loadFigures();

/** A list longer than this is a field to choose from, not a switch. */
const MOST_CHOICES = 12;

type Rendered = { isDrawn: boolean; summary: string; cells: string[]; labels: string[] };

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
  const summary = select('p[class*="summary"]', tree);
  const numbers = selectAll('details', tree).at(-1);
  const cells: Element[] = numbers ? selectAll('th, td', numbers) : [];
  return {
    // Controls and the table of numbers are no picture.
    isDrawn: select('[class*="picture"] > *', tree) !== undefined,
    summary: summary ? textOf(summary) : '',
    cells: cells.map(textOf),
    labels: labelsOf(tree),
  };
}

/** Holds a rendered state to what every state must have. */
function expectWhole(html: string, name: string): void {
  const rendered = readRendered(html);
  expect(rendered.isDrawn, `${name}: the picture`).toBe(true);
  expect(rendered.summary.length, `${name}: the summary`).toBeGreaterThan(15);
  expect(rendered.cells.length, `${name}: cells of the table`).toBeGreaterThan(1);
  expect(missingNumbers(rendered.summary, rendered.cells), `${name}: told, but not in the table`).toEqual([]);
  const told = [rendered.summary, ...rendered.cells];
  const untold = rendered.labels.filter((label) => missingNumbers(label, told).length > 0);
  expect(untold, `${name}: drawn, but neither in the sentence nor in the table`).toEqual([]);
  expect(html, `${name}: a value that is no number`).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
}

describe('the states of figures', () => {
  it('are declared for every figure', () => {
    const folders = new Set(figureNames());
    expect(figures.length).toBeGreaterThanOrEqual(folders.size);
    const ids = figures.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(
      twice.map((id) => `Two figures have the id "${id}". Change it in the figure.ts of one of them.`),
    ).toEqual([]);
  });

  describe.each(figures.map((figure) => [figure.id, figure] as const))('%s', (_, figure) => {
    const { codecs, states } = figure;

    it('come back from their address, and differ from the first one and from each other', () => {
      const seen = new Set(['']);
      for (const [name, values] of Object.entries(states)) {
        const { search, read } = addressOf(figure, values);
        expect(read, `${name}: read back from ${search}`).toMatchObject(values);
        expect(seen.has(search), `${name}: the same as another state (${search})`).toBe(false);
        seen.add(search);
      }
      expect(seen.size, 'at least an extreme and an empty or wrong one').toBeGreaterThanOrEqual(3);
    });

    it('show every choice of every switch', () => {
      for (const [key, codec] of Object.entries(codecs)) {
        const { choices = [] } = codec;
        const shown = [codec.fallback, ...Object.values(states).map((values) => values[key])];
        if (choices.length <= MOST_CHOICES) {
          expect(
            choices.filter((choice: unknown) => !shown.includes(choice)),
            `choices of ${key} in no state`,
          ).toEqual([]);
        }
      }
    });

    it('have a summary and the same numbers as a table', () => {
      for (const [name, values] of Object.entries({ 'first state': {}, ...states })) {
        expectWhole(renderFigure(figure, addressOf(figure, values).search), name);
      }
    });

    it('hold at the ends of every range and in every choice, alone and all together', () => {
      const edges = Object.entries(codecs).flatMap(([key, { choices = [], range }]) =>
        [...choices, ...(range ? [range.min, range.max] : [])].map((value) => ({ [key]: value })),
      );
      const atEnd = (end: 'min' | 'max') =>
        Object.fromEntries(
          Object.entries(codecs).flatMap(([key, { range }]) => (range ? [[key, range[end]]] : [])),
        );
      for (const values of [...edges, atEnd('min'), atEnd('max')]) {
        const { search } = addressOf(figure, values);
        expectWhole(renderFigure(figure, search), search);
      }
    });

    it('are rendered again without making a number format, which costs most in a table of cells', () => {
      renderFigure(figure, '');
      const made = vi.spyOn(Intl, 'NumberFormat');
      const localised = vi.spyOn(Number.prototype, 'toLocaleString');
      renderFigure(figure, '');
      const calls = made.mock.calls.length + localised.mock.calls.length;
      vi.restoreAllMocks();
      expect(calls).toBe(0);
    });

    it.each(Object.keys(codecs))('fall back to the first one when %s means nothing', (key) => {
      const unreadable = ['x'.repeat(999), '-1e99', '%', '\u0000'].filter(
        (bad) => codecs[key]?.read(bad) === undefined,
      );
      expect(unreadable.length).toBeGreaterThan(0);
      const first = renderFigure(figure, '');
      for (const bad of unreadable) {
        const search = `?${new URLSearchParams({ [`${figure.id}.${key}`]: bad })}`;
        expect(renderFigure(figure, search), search.slice(0, 80)).toBe(first);
      }
    });

    it.each(Object.entries(codecs).filter(([, { range }]) => range))(
      'start %s on a step of its slider, and bring values between two steps to one',
      (_, codec) => {
        const { min, max, step } = codec.range as Range;
        expect(codec.read(codec.write(codec.fallback))).toBe(codec.fallback);
        expect(codec.read(String(min + step / 4))).toBe(min);
        expect(codec.read(String(max + step))).toBeUndefined();
      },
    );
  });
});
