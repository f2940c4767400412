import { fundingRate } from '@site/data/formulas/trading/funding';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { clamp } from '@site/src/lib/samples/barView';
import { bell, randomFrom } from './split';
import { DAY, FIRST, HOUR, marketOf, priceAt } from './walk';

/** What the venue would predict at this moment, in % for 8 hours: it follows the move of the last three days. */
export function fundingAt(symbol: SampleSymbol, time: number): number {
  const hour = Math.floor(time / HOUR) * HOUR;
  const before = Math.max(hour - 3 * DAY, FIRST + HOUR);
  const move = (priceAt(symbol, hour) / priceAt(symbol, before) - 1) * 100;
  const premium =
    0.01 + 0.02 * move + 0.015 * bell(randomFrom(workspaceMarkets[symbol].seed, hour / HOUR, 7));
  return Number(clamp(fundingRate(premium, 0.01), -0.5, 0.5).toFixed(4));
}

/** Open contracts in coins. */
export function openInterestAt(symbol: SampleSymbol, time: number): number {
  const { openInterest } = marketOf(symbol);
  const { lots } = workspaceMarkets[symbol];
  const place = (time - FIRST) / DAY - 1;
  const day = Math.max(0, Math.floor(place));
  const [from = 0, to = from] = [openInterest[day], openInterest[day + 1]];
  return Math.round((from + (to - from) * clamp(place - day, 0, 1)) * lots) / lots;
}
