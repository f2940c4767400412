import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFigures } from '../scripts/lib/serving/figuresIndex';
import { defaultsOf, isUnreadable, readState } from '../src/figures/kit/state/codec';
import { expectWhole } from './expectWhole';

const { figures, renderFigure } = await loadFigures();
/** Of all figures together. */
const ADDRESSES = 5_000;

const inherited = fc.constantFrom(
  ...[Object, Array, Function].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);
const value = fc.oneof(
  fc.string(),
  fc.double().map(String),
  inherited,
  fc.constantFrom('yes', 'no', '', '0'),
);

describe.each(figures.map((figure) => [figure.id, figure] as const))('the address of %s', (id, figure) => {
  const own = Object.keys(figure.codecs);
  const foreign = fc.oneof(inherited, fc.string()).filter((name) => !own.includes(name));
  const toSearch = (values: [string, string][]) =>
    `?${new URLSearchParams(values.map(([name, text]) => [`${id}.${name}`, text]))}`;

  it('may name what objects inherit, what no figure has, and its own values, all wrong', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(foreign, value), { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.constantFrom(...own), value), { maxLength: 3 }),
        (others, known) => {
          expect(isUnreadable(id, figure.codecs, toSearch(others))).toBe(true);
          expect(readState(id, figure.codecs, toSearch(others))).toEqual(defaultsOf(figure.codecs));
          expectWhole(renderFigure(figure, toSearch([...others, ...known])), toSearch(known));
        },
      ),
      { numRuns: Math.ceil(ADDRESSES / figures.length) },
    );
  });
});
