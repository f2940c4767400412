import { parseHtml } from '@pt-docs/built-pages';
import { page } from '@pt-docs/built-pages/testing';
import { markdownOf } from '@pt-docs/markdown-copies';
import { modelTool, openSite } from '@pt-docs/mcp';
import { loadFigures } from '@site/scripts/lib/serving/figuresIndex';
import { type Codecs, type StateOf, toStep } from '@site/src/figures/kit/state/codec';
import fc from 'fast-check';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { allModels } from './tools';

const { figures, addressOf, renderFigure } = await loadFigures();

const site = openSite({
  from: 'here',
  read: async () =>
    JSON.stringify({
      version: 2,
      title: 'Docs',
      url: 'https://docs.example',
      pages: [{ path: '/page', title: '', description: '', trail: [], copy: '/page.md', sections: [] }],
      terms: [],
      metrics: [],
      errors: [],
      prompts: [],
      moved: {},
      figures: Object.fromEntries(figures.map(({ id }) => [id, '/page'])),
    }),
});

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
  const { range, choices, maxLength } = codec;
  if (range) {
    const { min, max, step } = range;
    const steps = fc.nat({ max: Math.round((max - min) / step) });
    return steps.map((count) => toStep(range, min + count * step)).map((value) => [value, value]);
  }
  if (choices) {
    return fc.constantFrom(...choices).map((value) => [value, value]);
  }
  const known = fc.constantFrom(codec.fallback, ...shown.filter((value) => value !== undefined));
  return maxLength === undefined
    ? known.map((value) => [codec.write(value), value])
    : fc.oneof(known, fc.string({ maxLength })).map((value) => [value, value]);
}

describe.each(figures.map((figure) => [figure.id, figure] as const))('%s', (id, figure) => {
  const model = allModels.find((each) => each.figure === id);

  it('has a tool that says what the figure says, and leads to it in that state', async () => {
    const tool = modelTool(model ?? expect.fail(`no tool for ${id}`));
    const shown = Object.values(figure.states);
    const state = fc.record(
      Object.fromEntries(
        Object.keys(model?.inputs ?? {}).map((key) => [
          key,
          generated(
            figure.codecs[key] as Codecs[string],
            shown.map((values) => values[key]),
          ),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(state, async (values) => {
        const part = (index: 0 | 1) =>
          Object.fromEntries(Object.entries(values).map(([key, pair]) => [key, pair[index]]));
        const { search } = addressOf(figure, part(1) as Partial<StateOf<Codecs>>);
        const { data } = await tool.run(tool.input.parse(part(0)), site);
        expect(data.figure).toBe(new URL(`/page${search}#${id}`, 'https://docs.example').href);
        expect(data.figureShowsExactly).toBe(true);
        const html = renderFigure(figure, search);
        const tree = parseHtml(html);
        const numbers = selectAll('details', tree).at(-1) ?? expect.fail('no table');
        const rows = selectAll('tr', numbers).map((row) =>
          selectAll('th, td', row).map((cell) => textOf(cell)),
        );
        const shown = (name: string) =>
          textOf(select(`p[class*="${name}"]`, tree) ?? { type: 'root', children: [] });
        expect([data.verdict, data.detail]).toEqual([shown('verdict'), shown('detail')]);
        const copy = plain(markdownOf(page(html)));
        for (const words of [
          String(data.verdict),
          String(data.detail),
          ...rows.map((row) => row.join(' ')),
        ]) {
          expect(copy).toContain(plain(words));
        }
        if (data.tables) {
          expect((data.tables as string[][][]).flat(2)).toEqual(rows.flat());
        } else {
          expect(Object.keys(data.readings as object)).not.toEqual([]);
        }
      }),
      // 560 states in all, 11,200 in `npm run test:all`.
      { numRuns: (fc.readConfigureGlobal().numRuns ?? 100) * 0.4 },
    );
  });
});
