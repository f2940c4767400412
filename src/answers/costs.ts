import { breakEvenPrice, feeEstimate } from '@site/data/formulas/trading/orders';
import { cents, plainNumber, plainPercent, price } from '@site/src/lib/text/format';
import { answering } from './answering';
import { away, exampleEntry, pages, WORDS } from './examples';
import type { Recognise } from './kind';
import { feeOf, isOneWorth, worthOf, worthText } from './roles';

const fees = answering({
  topics: ['fee'],
  words: `trading fill per base pay paid cost costs price ${WORDS}`,
  takes: {
    whose: 'bare',
    position: 'bare',
    size: 'bare',
    coin: 'bare',
    entry: 'beside',
    market: 'bare',
    fee: 'bare',
    fill: 'bare',
  },
  usual: (given) => ({
    ...(given.size ? exampleEntry(given) : {}),
    market: 'perp',
    ...(given.fee ? {} : { fill: 'taker' }),
  }),
  answer(values, given) {
    const { rate, from } = feeOf(values);
    const isOurs = values.whose === 'pt';
    if (isOurs && !isOneWorth(values)) {
      return Object.keys(given).length === 1
        ? {
            sentence: `PT’s own fee is *nothing*; Bybit’s base taker fee is ${plainPercent(rate)}.`,
            assumed: 'Bybit charges its fee for each fill, by your tier there.',
            url: pages.fees,
          }
        : null;
    }
    if (!isOneWorth(values)) {
      return null;
    }
    const once = feeEstimate(worthOf(values), rate);
    const example = values.size && !given.entry ? ' The price is an example.' : '';
    return {
      sentence: isOurs
        ? `PT’s own fee is *nothing*; Bybit’s on ${worthText(values)} is ${cents(once)}.`
        : `An order of ${worthText(values)} costs *${cents(once)}* in fees, so opening and closing cost ${cents(2 * once)}.`,
      assumed: `At ${from}. The closing fee is charged on what the position is worth by then.${example}`,
      url: pages.fees,
    };
  },
});

const breakEven = answering({
  topics: ['breakeven'],
  words: `fee fill fills per base price position ${WORDS}`,
  takes: { side: 'bare', coin: 'bare', entry: 'bare', fee: 'bare', fill: 'bare' },
  usual: (given) => ({ side: 'long', ...exampleEntry(given), ...(given.fee ? {} : { fill: 'taker' }) }),
  answer({ side = 'long', entry, ...values }, given) {
    if (entry === undefined || Object.keys(given).every((name) => name === 'coin')) {
      return null;
    }
    const { rate, from } = feeOf(values);
    const at = breakEvenPrice(side, entry, rate);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} breaks even at *${price(at)}*, ${away(at, entry)} the entry.`,
      assumed: `Both fills pay ${from}, and slippage and funding come on top.${given.entry ? '' : ' The entry is an example.'}`,
      url: pages.fees,
    };
  },
});

export const costs: readonly Recognise[] = [fees, breakEven];
