import { recordedReadings } from '@site/data/samples/model-readings';
import { recordedCaps } from '@site/data/samples/onchain';
import { sampleBars, sampleLiquidations, sampleSlippage, sampleValues } from '@site/src/pt/model/sample';
import { metricRecipes } from '@site/src/pt/model/values';

const closings = ({ drafts, values }: { drafts: number; values: readonly number[] }) =>
  values.filter((_, index) => (index + 1) % drafts === 0);

const slippage = sampleSlippage(sampleBars({ timeframe: '30m' }));

/** Metrics that the app's markets don't have, from the samples of figures and pictures. */
const others: Readonly<Record<string, readonly number[]>> = {
  liquidations: sampleLiquidations(sampleBars()),
  'realised-cap': recordedCaps.map(([, realised]) => realised),
  mvrv: recordedCaps.map(([market, realised]) => market / realised),
  'jlabs-slippage': slippage,
  'price-equilibrium': slippage.map((each) => 1 / each),
  cari: closings(recordedReadings.cari),
  rosi: closings(recordedReadings.rosi),
  'dip-signal': closings(recordedReadings['dip-signal']),
};

/** A metric on BTCUSDT, bar by bar, or undefined: its row has no line then. */
export function samplesOf({ id, name }: { id: string; name: string }): readonly number[] | undefined {
  const own = metricRecipes[name.toLowerCase()] ? sampleValues('metric', name.toLowerCase()) : [];
  // Slippage for a size has no values until a size is chosen.
  return own.some(Number.isFinite) ? own : others[id];
}
