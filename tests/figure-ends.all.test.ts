import { describe, it } from 'vitest';
import { loadFigures } from '../scripts/lib/building/figures';
import { expectWhole } from './expectWhole';

const { figures, addressOf, renderFigure } = await loadFigures();

describe.each(figures.map((figure) => [figure.id, figure] as const))('the states of %s', (_, figure) => {
  const { codecs } = figure;

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
      const { search } = addressOf(figure, values);
      expectWhole(renderFigure(figure, search), search);
    }
  });
});
