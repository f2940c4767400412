import { terms } from '@site/data/glossary/terms';
import { metrics } from '@site/data/metrics';
import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { walletErrors } from '@site/data/wallet/wallet-errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/answers';
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
  it.each(lines(answered).map((line) => line.split(' → ')))('%s → %s', (query = '', part = '') => {
    const found = answer(query);
    expect(found?.sentence, 'phrasings.ts has another answer').toContain(part);
    expect(found?.assumed).not.toBe('');
    expect(found?.url).toMatch(/^\/docs/);
    expect(`${found?.sentence} ${found?.assumed}`).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(
    lines(answered).flatMap((line) => {
      const [query = ''] = line.split(' → ');
      return (answer(query)?.changes ?? []).map((change) => ({ was: query, ...change }));
    }),
  )('$was: the chip $from leads to its answer', ({ was, from, to, query, select }) => {
    const changed = answer(query);
    expect(changed?.url).toMatch(/^\/docs/);
    if (!(to || select)) {
      // One of two readings: it has a number, which the question hadn't.
      expect([answer(was)?.number, typeof changed?.number]).toEqual([undefined, 'string']);
    } else if (to) {
      expect(`${changed?.understood} ${changed?.sentence}`).not.toBe(
        `${answer(was)?.understood} ${answer(was)?.sentence}`,
      );
      expect(changed?.changes?.map((change) => change.from)).toContain(to);
    } else {
      // What it says is what was understood, with a number to type over.
      expect(changed).toEqual(expect.objectContaining({ sentence: answer(was)?.sentence }));
      expect(changed?.changes).toContainEqual({ from, query, select });
      expect(Number(query.slice(...(select ?? []))), query).toBeGreaterThan(0);
    }
  });

  it.each([
    [
      'liquidation long 60000 10x',
      'long → short, entry 60,000, leverage 10×, maintenance 0.5% → maintenance 1%',
    ],
    ['breakeven 0.055%', 'long → short, entry 60,000, fee 0.055%'],
    ['breakeven short 60000', 'short → long, entry 60,000, taker → maker'],
    ['1% risk 10000 stop 2%', 'balance $10,000, risk 1%, long → short, stop 2%'],
    [
      'funding 30000 10x 3 days',
      'long → short, $30,000, leverage 10×, +0.01%, every 8 hours → every 4 hours, held 3 days',
    ],
    ['funding 10% annual', '+10%'],
    ['swap 10000 usdc in 1000/2000000', 'pay 10,000 USDC, pool 1,000 / 2,000,000, fee 0.3%'],
    [
      'short 0.05 BTC 10x',
      'short → long, 0.05 BTC, entry 60,000, leverage 10×, isolated margin → cross margin',
    ],
    ['rsi alert', 'crosses → above'],
    ['max alerts', ''],
  ])('%s offers %s', (query, offered) => {
    expect(
      (answer(query)?.changes ?? []).map(({ from, to }) => (to ? `${from} → ${to}` : from)).join(', '),
    ).toBe(offered);
  });

  it.each([
    ['funding 10% annual', '+10% a year, paid every 8 hours'],
    ['liquidation long eth 2500 10x', 'Long, ETH, entry 2,500, leverage 10×, maintenance 0.5%'],
    ['funding 0.01% 10000 held 7 hours', 'Long $10,000, +0.01% every 8 hours, held 7 hours'],
  ])('%s is understood as %s', (query, understood) => expect(answer(query)?.understood).toBe(understood));

  it.each(lines(unanswered))('not: %s', (query) => expect(answer(query)).toBeNull());

  it.each(['1000000000000000', '0.000000001'])('have no number where one is %s', (odd) => {
    const calculated = lines(answered)
      .map((line) => line.split(' → ')[0] ?? '')
      .filter((query) => answer(query)?.understood && /(?<![\d.,'])\d{3,}(?![\d.,'])/.test(query));
    expect(calculated.length).toBeGreaterThan(30);
    const told = calculated.map((query) => query.replace(/(?<![\d.,'])\d{3,}(?![\d.,'])/, odd));
    expect(told.filter((query) => answer(query)?.number)).toEqual([]);
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
