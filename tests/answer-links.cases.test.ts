import { parseHtml } from '@pt-docs/pages';
import fc from 'fast-check';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { loadFigures } from '../scripts/lib/building/figures';
import { answerTo } from '../src/answers';
import { isUnreadable } from '../src/figures/kit/state/codec';
import { calculated } from './answers/generated';
import { cases } from './cases/cases';

const { figures, renderFigure } = await loadFigures();

/** The numbers of an answer that its figure has to show, by the figure: what was asked for, not what was told. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  'funding-cost': /(?:(?:costs|earns) a \w+ \$([\d,.]+\d)|is [+−]([\d,.]+)% a year|is [+−]([\d.]+)% every)/,
  'swap-calculator': /buys ([\d,.]+) (?:ETH|coins)/,
};

it.each(Object.keys(calculated))('an answer about %s opens a figure that shows its number', (name) => {
  const phrasings = fc.sample(calculated[name] as fc.Arbitrary<{ query: string }>, {
    numRuns: cases(40),
    seed: 41,
  });
  for (const { query } of phrasings) {
    const answer = answerTo(query, () => null);
    const { search, hash } = new URL(answer?.url ?? '', 'https://site.invalid');
    const figure = figures.find(({ id }) => id === hash.slice(1));
    if (figure) {
      const number = SHOWN[figure.id]?.exec(`${answer?.sentence} ${answer?.assumed}`)?.slice(1).find(Boolean);
      expect(isUnreadable(figure.id, figure.codecs, search), `${query}: ${search}`).toBe(false);
      expect(textOf(parseHtml(renderFigure(figure, search))), `${query}: ${search}`).toContain(number);
    } else {
      // Without a figure that can have these values, the page alone.
      expect(answer?.url, query).toMatch(/^\/docs\/[\w/-]+(#[\w-]+)?$/);
    }
  }
});
