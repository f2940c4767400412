import type { Book } from '@site/data/formulas/metrics/orderbook';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { at, BUYS, randomFrom, VOLUME } from './split';
import { lastPiece, MINUTE, priceAt, remember } from './walk';

/** Book, spread and alerts of one moment ask for the same book. One has 80 levels, so few are kept. */
const books = new Map<string, Book>();
const MOST_BOOKS = 200;
const LEVELS = 40;

/** Resting orders around the last price. Where takers bought just now, more bids rest. */
function makeBook(symbol: SampleSymbol, time: number): Book {
  const { seed, ticks, lots, turnover } = workspaceMarkets[symbol];
  const price = Math.round(priceAt(symbol, time) * ticks);
  const random = randomFrom(seed, time / MINUTE, 6);
  const [row, bar] = lastPiece(symbol, time);
  const leaning = at(row, bar, BUYS) / Math.max(at(row, bar, VOLUME), 1);
  const growth = (price * 0.25) ** (1 / (LEVELS - 1));
  const usual = (turnover / 90_000 / (price / ticks)) * lots;
  const levelsOn = (sign: 1 | -1) => {
    let distance = 0;
    return Array.from({ length: LEVELS }, (_, level) => {
      const before = distance;
      distance = Math.max(distance + 1, Math.round(growth ** level));
      const size =
        usual * Math.sqrt(distance - before) * (0.3 + 1.4 * random()) * (1 - sign * (leaning - 0.5));
      // The best two levels are one tick around the last price, which is one of them.
      const away = sign === 1 ? distance : distance - 1;
      return { price: (price + sign * away) / ticks, quantity: Math.max(1, Math.round(size)) / lots };
    });
  };
  return { bids: levelsOn(-1), asks: levelsOn(1) };
}

export const bookAt = (symbol: SampleSymbol, time: number): Book =>
  remember(books, MOST_BOOKS, `${symbol} ${time}`, () => makeBook(symbol, time));
