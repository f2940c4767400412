import { describe, expect, it } from 'vitest';
import { loadFigures } from '../scripts/lib/building/figures';
import type { Range } from '../src/kit/controls/range';
import { expectWhole } from './expectWhole';

const { figures, addressOfState, renderFigure } = await loadFigures();

/** A list longer than this is a field to choose from, not a switch. */
const MOST_CHOICES = 12;
const FIRST = 'first state';

describe('the states of figures', () => {
  describe.each(figures.map((figure) => [figure.id, figure] as const))('%s', (_, figure) => {
    const { codecs, states } = figure;

    it('come back from their address, and differ from the first one and from each other', () => {
      const seen = new Set(['']);
      for (const [name, values] of Object.entries(states)) {
        const { search, read } = addressOfState(figure, values);
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

    it('have a short verdict and a detail, say nothing that isn’t in the table, and each number once', () => {
      for (const [name, values] of Object.entries({ [FIRST]: {}, ...states })) {
        expectWhole(renderFigure(figure, addressOfState(figure, values).search), name, name === FIRST);
      }
    });

    it('fall back to the first one when what the address says means nothing', () => {
      const first = renderFigure(figure, '');
      for (const bad of ['x'.repeat(999), '-1e99', '%', '\u0000']) {
        const wrong = Object.keys(codecs).filter((key) => codecs[key]?.read(bad) === undefined);
        const search = `?${new URLSearchParams(wrong.map((key) => [`${figure.id}.${key}`, bad]))}`;
        expect(renderFigure(figure, search), search.slice(0, 80)).toBe(first);
      }
    });

    it('hold at the ends of every range and in every choice, alone and all together', () => {
      const edges = Object.entries(codecs).flatMap(([key, { choices = [], range }]) =>
        [...choices, ...[range, range?.exact].flatMap((limit) => (limit ? [limit.min, limit.max] : []))].map(
          (value) => ({ [key]: value }),
        ),
      );
      const atEnd = (end: 'min' | 'max') =>
        Object.fromEntries(
          Object.entries(codecs).flatMap(([key, { range }]) =>
            range ? [[key, (range.exact ?? range)[end]]] : [],
          ),
        );
      for (const values of [...edges, atEnd('min'), atEnd('max')]) {
        const { search } = addressOfState(figure, values);
        expectWhole(renderFigure(figure, search), search);
      }
    });

    it.each(Object.entries(codecs).filter(([, { range }]) => range))(
      'start %s on a step of its slider, and bring values between two steps to one',
      (_, codec) => {
        const range = codec.range as Range;
        const { min, max, step } = range.exact ?? range;
        expect(codec.read(codec.write(codec.fallback))).toBe(codec.fallback);
        expect(codec.read(String(min + step / 4))).toBe(min);
        expect(codec.read(String(max + step))).toBeUndefined();
      },
    );
  });
});
