import { parseHtml } from '@pt-docs/built-pages';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it, vi } from 'vitest';
import { missingNumbers } from '../e2e/numbers';
import { figureNames, loadFigures } from '../scripts/lib/figuresIndex';

const { figures, addressOf, drawFigure } = await loadFigures();

/** A list longer than this is a field to choose from, not a switch. */
const MOST_MODES = 12;

type Reading = { summary: string; cells: string[]; drawn: string[]; tree: Root };

/** What a drawing states: its name and its labels. What only divides an axis carries `data-axis`. */
function labelsOf(tree: Root): string[] {
  const drawings = selectAll('svg', tree);
  return drawings.flatMap((drawing) => [
    String(drawing.properties.ariaLabel ?? ''),
    ...selectAll('text:not([data-axis])', drawing).map(textOf),
  ]);
}

function readDrawn(html: string): Reading {
  const tree = parseHtml(html);
  const summary = select('p[class*="summary"]', tree);
  const numbers = selectAll('details', tree).at(-1);
  const cells: Element[] = numbers ? selectAll('th, td', numbers) : [];
  return {
    summary: summary ? textOf(summary) : '',
    cells: cells.map(textOf),
    drawn: labelsOf(tree),
    tree,
  };
}

/** Draws a state and holds what every state must have; returns what it says. */
function expectWhole(html: string, name: string): Reading {
  const drawn = readDrawn(html);
  expect(drawn.summary.length, `${name}: the summary`).toBeGreaterThan(15);
  expect(drawn.cells.length, `${name}: cells of the table`).toBeGreaterThan(1);
  expect(missingNumbers(drawn.summary, drawn.cells), `${name}: told, but not in the table`).toEqual([]);
  const told = [drawn.summary, ...drawn.cells];
  const untold = drawn.drawn.filter((label) => missingNumbers(label, told).length > 0);
  expect(untold, `${name}: drawn, but neither in the sentence nor in the table`).toEqual([]);
  expect(html, `${name}: a value that is no number`).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
  return drawn;
}

describe('the states of figures', () => {
  it('are declared for every figure', () => {
    const folders = new Set(figureNames());
    // The command bar is one folder and three figures.
    expect(figures.length).toBe(folders.size + 2);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
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

    it('show every mode of every switch', () => {
      for (const [key, codec] of Object.entries(codecs)) {
        const modes = codec.modes ?? [];
        const shown = [codec.fallback, ...Object.values(states).map((values) => values[key])];
        if (modes.length <= MOST_MODES) {
          expect(
            modes.filter((mode: unknown) => !shown.includes(mode)),
            `modes of ${key} in no state`,
          ).toEqual([]);
        }
      }
    });

    it('are drawn with a summary and the same numbers as a table', () => {
      for (const [name, values] of Object.entries({ 'first state': {}, ...states })) {
        expectWhole(drawFigure(figure, addressOf(figure, values).search), name);
      }
    });

    it('hold at the ends of every range and in every mode, alone and all together', () => {
      const edges = Object.entries(codecs).flatMap(([key, { modes = [], ends = [] }]) =>
        [...modes, ...ends].map((value) => ({ [key]: value })),
      );
      const atEnd = (end: number) =>
        Object.fromEntries(
          Object.entries(codecs).flatMap(([key, { ends }]) => (ends ? [[key, ends[end]]] : [])),
        );
      for (const values of [...edges, atEnd(0), atEnd(1)]) {
        const { search } = addressOf(figure, values);
        expectWhole(drawFigure(figure, search), search);
      }
    });

    it('are drawn again without making a number format: the dearest thing a table of cells can do', () => {
      drawFigure(figure, '');
      const made = vi.spyOn(Intl, 'NumberFormat');
      const localised = vi.spyOn(Number.prototype, 'toLocaleString');
      drawFigure(figure, '');
      const calls = made.mock.calls.length + localised.mock.calls.length;
      vi.restoreAllMocks();
      expect(calls).toBe(0);
    });

    it('fall back to the first one on values that mean nothing', () => {
      const first = drawFigure(figure, '');
      for (const bad of ['x'.repeat(999), '-1e99', '%', '\u0000']) {
        const search = `?${new URLSearchParams(Object.keys(codecs).map((key) => [`${figure.id}.${key}`, bad]))}`;
        const isText = Object.values(codecs).some((codec) => codec.read(bad) !== undefined);
        expect(isText || drawFigure(figure, search) === first, search.slice(0, 80)).toBe(true);
      }
    });
  });
});
