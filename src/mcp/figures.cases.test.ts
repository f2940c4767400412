import type { Site } from '@pt-docs/mcp';
import { parseHtml } from '@pt-docs/pages';
import { markdownOf } from '@pt-docs/pages/copies';
import { page } from '@pt-docs/pages/testing';
import { loadFigures } from '@site/scripts/lib/building/figures';
import type { Codecs, StateOf } from '@site/src/figures/kit/state/codec';
import { toStep } from '@site/src/kit/controls/range';
import fc from 'fast-check';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { cases } from '../../tests/cases/cases';
import { showFigure } from './figures';

const { figures, addressOfState, renderFigure } = await loadFigures();

const site = {
  data: async () => ({
    url: 'https://docs.example',
    figures: Object.fromEntries(figures.map(({ id }) => [id, '/page'])),
  }),
} as unknown as Site;

/** Words and cells, without what Markdown puts between and before them. */
const plain = (text: string) =>
  text
    .replaceAll(/\\(?=[!-/:-@[-`{-~])|&#x20;/g, '')
    .replaceAll(/[|\s]+/g, ' ')
    .trim();

/** A value that the figure's control can have, written as an assistant writes it, and as the figure holds it. */
function generated(
  codec: Codecs[string],
  shown: readonly unknown[],
): fc.Arbitrary<[given: unknown, held: unknown]> {
  const { range, choices } = codec;
  if (range) {
    const { min, max, step } = range;
    const steps = fc.nat({ max: Math.round((max - min) / step) });
    return steps.map((count) => toStep(range, min + count * step)).map((value) => [value, value]);
  }
  if (choices) {
    return fc.constantFrom(...choices).map((value) => [value, value]);
  }
  const known = fc.constantFrom(codec.fallback, ...shown.filter((value) => value !== undefined));
  return known.map((value) => [codec.write(value), value]);
}

describe.each(figures.map((figure) => [figure.id, figure] as const))('%s', (id, figure) => {
  it('is shown in any state as on its page, with its address', async () => {
    const shown = Object.values(figure.states);
    const state = fc.record(
      Object.fromEntries(
        Object.entries(figure.codecs).map(([key, codec]) => [
          key,
          generated(
            codec,
            shown.map((values) => values[key]),
          ),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(state, async (values) => {
        const part = (index: 0 | 1) =>
          Object.fromEntries(Object.entries(values).map(([key, pair]) => [key, pair[index]]));
        const { search } = addressOfState(figure, part(1) as Partial<StateOf<Codecs>>);
        const { data } = await showFigure.run(showFigure.input.parse({ figure: id, state: part(0) }), site);
        expect(data).toMatchObject({
          figure: new URL(`/page${search}#${id}`, 'https://docs.example').href,
          isRounded: false,
        });
        const html = renderFigure(figure, search);
        const tree = parseHtml(html);
        const said = (name: string) =>
          textOf(select(`p[class*="${name}"]`, tree) ?? { type: 'root', children: [] });
        expect([data.verdict, data.detail]).toEqual([said('verdict'), said('detail')]);
        const numbers = selectAll('details', tree).at(-1) ?? expect.fail('no table');
        const cells = (data.tables as string[][][]).flat(2);
        expect(cells).toEqual(selectAll('th, td', numbers).map((cell) => textOf(cell)));
        const copy = plain(markdownOf(page(html)));
        for (const words of [data.verdict, data.detail]) {
          expect(copy).toContain(plain(String(words)));
        }
      }),
      { numRuns: cases(30) },
    );
  });
});

it('holds a number to its step, says so, and names what can be set', async () => {
  const state = { pay: 1234.56 };
  const { data, text } = await showFigure.run(
    showFigure.input.parse({ figure: 'swap-calculator', state }),
    site,
  );
  expect(data).toMatchObject({ isRounded: true, page: 'https://docs.example/page' });
  expect(text).toMatch(/^- pay \(.+\): from 1 to 200000.*; now 1\d{3}$/m);
});

it.each([
  ['api-key-checklist', { rights: 'zz' }, /rights .* must be the letters of the ticked rights/],
  ['token-rating', { scores: '__proto__' }, /scores .* must be nine scores/],
  ['funding-timeline', { open: '1e309' }, /open \(Open at\) must be from 0 to 24/],
])('%s refuses %j with what it can be', async (id, state, sentence) => {
  await expect(showFigure.run(showFigure.input.parse({ figure: id, state }), site)).rejects.toThrow(sentence);
});
