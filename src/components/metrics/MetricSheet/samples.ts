import { momentumOscillator } from '@site/data/formulas/metrics/momentum';
import { openInterestUsd } from '@site/data/formulas/metrics/openInterest';
import { vwap } from '@site/data/formulas/metrics/orderflow';
import { recordedReadings } from '@site/data/samples/model-readings';
import { recordedCaps } from '@site/data/samples/onchain';
import { recordedInterest } from '@site/data/samples/open-interest';
import { bars, readFlow } from '@site/src/figures/OrderFlow/model';
import { barsOf, fundingOf, liquidationsOf, slippageOf } from '@site/src/illustrations/kit/series';

const flow = readFlow(bars, 'all');
const slippage = slippageOf('ETHUSDT');
const closings = ({ drafts, values }: { drafts: number; values: readonly number[] }) =>
  values.filter((_, index) => (index + 1) % drafts === 0);

/** Metrics that the sample data of figures and pictures hold, bar by bar. The others have a row without a line. */
export const samples: Readonly<Record<string, readonly number[]>> = {
  'funding-rate': fundingOf('BTCUSDT'),
  'funding-rate-8h': fundingOf('SOLUSDT'),
  'open-interest': recordedInterest.map(([, , , coins]) => coins),
  'open-interest-usd': recordedInterest.map(([close, , , coins]) => openInterestUsd(coins, close)),
  liquidations: liquidationsOf('SOLUSDT'),
  volume: barsOf('BTCUSDT').map(({ volume }) => volume),
  'taker-volume': flow.map(({ buys, sells }) => buys + sells),
  'trade-count': flow.map(({ count }) => count),
  delta: flow.map(({ delta }) => delta),
  cvd: flow.map(({ cvd }) => cvd),
  vwap: bars.map((_, index) => vwap(bars.slice(0, index + 1).flatMap(({ trades }) => trades))),
  'large-trades': readFlow(bars, '1m-10m').map(({ buys, sells }) => buys + sells),
  'realised-cap': recordedCaps.map(([, realised]) => realised),
  mvrv: recordedCaps.map(([market, realised]) => market / realised),
  'jlabs-slippage': slippage,
  'price-equilibrium': slippage.map((each) => 1 / each),
  cari: closings(recordedReadings.cari),
  rosi: closings(recordedReadings.rosi),
  'dip-signal': closings(recordedReadings['dip-signal']),
  'momentum-oscillator': momentumOscillator(barsOf('BTCUSDT')),
};
