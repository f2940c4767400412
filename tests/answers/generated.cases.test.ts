import { COINS, coinNamed } from '@site/src/answers/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/answers';
import { cases } from '../cases/cases';
import { calculated, isSaid, type Phrasing } from './generated';

const SEED = 53;
const names = Object.keys(calculated);
/** Ten thousand phrasings of all kinds together. */
const EACH = cases(10_000 / names.length);
const phrasingsOf = (name: string) => calculated[name] as fc.Arbitrary<Phrasing>;
const answer = (query: string) => answerTo(query, () => null);

/** The answer of the site, and that of a plain second implementation. */
function expectRight(name: string): void {
  fc.assert(
    fc.property(phrasingsOf(name), ({ query, says }) => {
      const found = answer(query)?.sentence;
      expect(isSaid(says, found), `${query}: ${found}, but ${says}`).toBe(true);
    }),
    { numRuns: EACH, seed: SEED },
  );
}

/** Other venues and products, other kinds of money, and words that turn a question round. */
const FOREIGN =
  'binance okx coinbase kraken hyperliquid deribit inverse quanto option options straddle grid staking lending nft btcusd ethusd eur € £ 円 not without except twice half double roughly compound gold oil stock tesla withdrawal deposit gas tax'.split(
    ' ',
  );
const NUMBERS = ['7', '3%', '−4x', '5 minutes', '¼', '1.000', '12 eur'];

/** Thrown in anywhere: no answer, or that to another question. */
function expectSilence(name: string): void {
  const extra = fc.constantFrom(
    ...FOREIGN,
    ...NUMBERS,
    ...Object.values(COINS).map((names) => names.split(' ')[0] ?? ''),
  );
  fc.assert(
    fc.property(phrasingsOf(name), extra, fc.nat(12), ({ query }, more, at) => {
      const words = query.split(' ');
      words.splice(at % (words.length + 1), 0, more);
      const found = answer(words.join(' '));
      const before = answer(query);
      const told = `${words.join(' ')}: ${found?.understood} · ${found?.sentence}`;
      if (FOREIGN.includes(more)) {
        expect(found, told).toBeNull();
      }
      const coin = coinNamed(more);
      const text = `${found?.understood} ${found?.sentence} ${found?.assumed}`;
      if (found && coin) {
        // A coin that is taken up is named, and no other one.
        expect(text, told).toContain(coin);
        expect(
          Object.keys(COINS).filter((other) => new RegExp(`\\b${other}\\b`).test(text)),
          told,
        ).toEqual([coin]);
      } else {
        expect(found === null || found.sentence !== before?.sentence, told).toBe(true);
      }
    }),
    { numRuns: EACH, seed: SEED },
  );
}

describe.each(names)('%s', (name) => {
  it('is what a second implementation says', () => expectRight(name));
  it('stays silent where a word is foreign to it, or a number left over', () => expectSilence(name));
});
