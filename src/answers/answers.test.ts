import { terms } from '@site/data/glossary/terms';
import { metrics } from '@site/data/metrics';
import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { walletErrors } from '@site/data/wallet/wallet-errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculated, isSaid } from '../../tests/cases/askedQuestions';
import { answerTo } from '.';
import { answered, unanswered } from './phrasings';

const lines = (text: string) => text.trim().split('\n');

/** What the search index knows by name, from the data that it is made of. */
const named = (title: string, text: string, others: readonly string[] = []) => ({ title, text, others });
const records = {
  term: Object.values(terms).map((term) =>
    named(term.name, term.definition, [...term.abbreviations, ...term.synonyms]),
  ),
  metric: metrics.map((metric) => named(metric.name, metric.definition)),
  code: [...exchangeErrors, ...walletErrors].map(({ code, meaning }) =>
    named(code, `${code} · ${meaning} · Cause`),
  ),
};

function find(kind: string, name: string) {
  const asked = name.toLowerCase().replace('−', '-');
  const found = records[kind as keyof typeof records].find(({ title, others }) =>
    [title, ...others].some((one) => one.toLowerCase() === asked),
  );
  return found ? { title: found.title, text: found.text, url: '/docs' } : null;
}

const answer = (query: string) => answerTo(query, find);

describe('answers in the box', () => {
  it('are at least eighty, of eight kinds or more', () => {
    expect(lines(answered).length).toBeGreaterThanOrEqual(80);
    expect(lines(unanswered).length).toBeGreaterThanOrEqual(40);
  });

  it.each(lines(answered).map((line) => line.split(' → ')))('%s → %s', (query = '', part = '') => {
    const found = answer(query);
    expect(found?.sentence, 'src/answers/phrasings.ts has another answer').toContain(part);
    expect(found?.assumed).not.toBe('');
    expect(found?.url).toMatch(/^\/docs/);
    expect(`${found?.sentence} ${found?.assumed}`).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(
    lines(answered).flatMap((line) => {
      const [query = ''] = line.split(' → ');
      return (answer(query)?.changes ?? []).map((change) => ({ was: query, ...change }));
    }),
  )('$was: $from → $to', ({ was, from, to, query }) => {
    const changed = answer(query);
    expect(changed?.url).toMatch(/^\/docs/);
    expect(`${changed?.sentence} ${changed?.assumed}`).not.toBe(
      `${answer(was)?.sentence} ${answer(was)?.assumed}`,
    );
    // All choices in turn lead back to the first.
    let [last, next] = [to, query];
    for (let taps = 1; !from.endsWith(last) && taps < 9; taps++) {
      const change = answer(next)?.changes?.find((one) => one.from.endsWith(last));
      [last, next] = [change?.to ?? 'nothing', change?.query ?? ''];
    }
    expect(from.endsWith(last), `${last} in place of ${from}`).toBe(true);
  });

  it.each([
    ['liquidation long 60000 10x', 'long → short, maintenance 0.5% → 1%'],
    ['breakeven 0.055%', 'long → short'],
    ['breakeven short 60000', 'short → long, taker → maker'],
    ['1% risk 10000 stop 2%', 'long → short'],
    ['funding 30000 10x 3 days', 'long → short, every 8 h → every hour'],
    ['funding 0.01% per year?', 'every 8 h → every hour'],
    ['funding 0.01% per hour', 'every hour → every 2 h'],
    ['swap 10000 usdc in 1000/2000000', 'fee 0.3% → 1%'],
    ['short 0.05 BTC 10x', 'short → long, isolated margin → cross margin'],
    ['rsi alert', 'crosses → above'],
    ['basis 1.2% 30 days', ''],
    ['max alerts', ''],
  ])('%s offers %s', (query, offered) => {
    expect(
      answer(query)
        ?.changes?.map(({ from, to }) => `${from} → ${to}`)
        .join(', '),
    ).toBe(offered);
  });

  it.each(lines(unanswered))('not: %s', (query) => expect(answer(query)).toBeNull());

  describe.each(Object.entries(calculated))('%s', (_, phrasings) => {
    const computed = (query: string) => answerTo(query, () => null);

    it('is what a second implementation says, in 500 phrasings', () => {
      fc.assert(
        fc.property(phrasings, ({ query, says }) => {
          const found = computed(query)?.sentence;
          expect(isSaid(says, found), `${query}: ${found}, but ${says}`).toBe(true);
        }),
        { numRuns: 500, seed: 41 },
      );
    });

    it('stays silent where a word or a number is left over', () => {
      const extra = fc.constantFrom(
        'not',
        'compounded',
        'twice',
        '€',
        '7',
        '3%',
        '−4x',
        '5 minutes',
        '¼',
        'gold',
      );
      fc.assert(
        fc.property(phrasings, extra, fc.boolean(), ({ query }, more, isFirst) => {
          const found = computed(isFirst ? `${more} ${query}` : `${query} ${more}`);
          // One number more can make a question of another kind whole; it never leaves the first answer.
          expect(found === null || found.sentence !== computed(query)?.sentence).toBe(true);
        }),
        { numRuns: 100, seed: 41 },
      );
    });
  });

  it('never fail, whatever is typed', () => {
    const word = fc.constantFrom(...lines(answered).flatMap((line) => line.split(/[ →]+/)));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (query) => {
          expect(JSON.stringify(answer(query))).not.toMatch(/NaN|undefined|Infinity/);
        },
      ),
    );
    expect(answer('liquidation long 60000 10x '.repeat(40_000))).toBeNull();
    expect(answer('\u202eliquidation\u200b long 60000 10x')?.sentence).toContain('54,300');
  });
});
