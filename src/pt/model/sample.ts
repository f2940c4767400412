import type { Bar } from '@site/src/lib/samples/barView';
import { barsUntil } from '../markets/bars';
import { START } from '../markets/walk';
import { seriesOf } from './start';
import type { SampleSymbol, Series, Timeframe } from './types';
import { seriesLines } from './values';

/** As many bars as a small chart has room for. */
const COUNT = 104;

/** Which bars a picture shows; they end now unless it looks back. */
type Look = {
  readonly symbol?: SampleSymbol;
  readonly timeframe?: Timeframe;
  readonly until?: number;
};

export const sampleBars = ({ symbol = 'BTCUSDT', timeframe = '4H', until = START }: Look = {}) =>
  barsUntil(symbol, timeframe, until, COUNT);

/** The first line of a study or a metric, one value per bar. */
export function sampleValues(
  kind: Series['kind'],
  name: string,
  { symbol = 'BTCUSDT', timeframe = '4H', until = START }: Look = {},
  settings: Series['settings'] = {},
): readonly number[] {
  const [line] = seriesLines(seriesOf(kind, name, settings), { symbol, timeframe, clock: until });
  return line?.values.slice(-COUNT) ?? [];
}

/** Half-hour bins: percent moved per million USD. A bin that hardly moved counts as 0.01%. */
export const sampleSlippage = (bars: readonly Bar[]): number[] =>
  bars.map(
    ({ open, close, volume }) =>
      Math.max(Math.abs(close / open - 1) * 100, 0.01) / ((volume * close) / 1_000_000),
  );

/** Positions that falls closed by force, in USD. */
export const sampleLiquidations = (bars: readonly Bar[]): number[] =>
  bars.map(({ open, close }) => 2e5 + (Math.max(0, 1 - close / open) * 100) ** 2 * 9e6);
