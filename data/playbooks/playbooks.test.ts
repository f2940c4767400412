import { bars as flowBars } from '@site/src/figures/OrderFlow/model';
import { readWhere, screen } from '@site/src/figures/ScreenerPlayground/model';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { sampleBars } from '@site/src/lib/samples/sampleBars';
import { whereInData } from '@site/tests/whereInData';
import { expect, it } from 'vitest';
import { momentumOscillator } from '../formulas/metrics/momentum';
import { recordedCaps } from '../samples/onchain';
import { recordedInterest } from '../samples/open-interest';
import { playbooks } from './playbooks';

const hours = sampleBars['1H'];
const closes = hours.map(({ close }) => close);
const momentum = momentumOscillator(hours);
const interest = recordedInterest.map(([close, , , coins]) => ({ close, coins }));
const mvrv = recordedCaps.map(([market, realised]) => market / realised);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const at = (numbers: readonly number[], index: number) => numbers[index] ?? Number.NaN;

type Count = { readonly bars: number; readonly setups: number; readonly failed: number };

/** Every bar with a setup and enough bars after it; a setup right after another one is the same. */
function countIn(
  total: number,
  ahead: number,
  isSetup: (index: number) => boolean,
  hasFailed: (index: number) => boolean,
): Count {
  const setups = Array.from({ length: total - ahead }, (_, index) => index).filter(
    (index) => index > 0 && isSetup(index) && !isSetup(index - 1),
  );
  return { bars: total, setups: setups.length, failed: setups.filter(hasFailed).length };
}

const higherLater = (series: readonly number[], ahead: number) => (index: number) =>
  !(at(series, index + ahead) > at(series, index));
const interestCloses = interest.map(({ close }) => close);
const flowCloses = flowBars.map(({ close }) => close);
const deltas = flowBars.map(({ trades }) =>
  trades.reduce((sum, { taker, price, quantity }) => sum + (taker === 'buy' ? 1 : -1) * price * quantity, 0),
);
const cvd = deltas.map((_, index) => deltas.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
const moves = flowBars.map(({ open, close }) => Math.abs(close - open));

const COUNTS: Readonly<Record<string, () => Count>> = {
  squeeze: () =>
    countIn(
      interest.length,
      6,
      (index) =>
        (interest[index]?.coins ?? 0) >= 1.02 * (interest[index - 6]?.coins ?? Number.NaN) &&
        Math.abs(at(interestCloses, index) / at(interestCloses, index - 6) - 1) <= 0.05,
      higherLater(interestCloses, 6),
    ),
  cascade: () =>
    countIn(
      interest.length,
      6,
      (index) =>
        (interest[index]?.coins ?? 0) <= 0.99 * (interest[index - 1]?.coins ?? Number.NaN) &&
        at(interestCloses, index) < at(interestCloses, index - 1),
      higherLater(interestCloses, 6),
    ),
  momentum: () =>
    countIn(
      hours.length,
      12,
      (index) => at(momentum, index) > -50 && at(momentum, index - 1) <= -50,
      higherLater(closes, 12),
    ),
  'unusual-volume': () =>
    countIn(
      hours.length,
      12,
      (index) =>
        index >= 20 &&
        (hours[index]?.volume ?? 0) > 2 * mean(hours.slice(index - 20, index).map(({ volume }) => volume)) &&
        at(closes, index) > at(closes, index - 1),
      higherLater(closes, 12),
    ),
  divergence: () => {
    // −1 after a new high that CVD didn't share, +1 after such a low, else 0.
    const side = (index: number) => {
      const [price, flow] = [flowCloses.slice(index - 4, index), cvd.slice(index - 4, index)];
      if (index < 4) {
        return 0;
      }
      const isHigh = at(flowCloses, index) > Math.max(...price) && at(cvd, index) < Math.max(...flow);
      const isLow = at(flowCloses, index) < Math.min(...price) && at(cvd, index) > Math.min(...flow);
      return Number(isLow) - Number(isHigh);
    };
    return countIn(
      flowBars.length,
      4,
      (index) => side(index) !== 0,
      (index) => (at(flowCloses, index + 4) - at(flowCloses, index)) * side(index) <= 0,
    );
  },
  absorption: () =>
    countIn(
      flowBars.length,
      4,
      (index) =>
        Math.abs(at(deltas, index)) > mean(deltas.map(Math.abs)) && at(moves, index) < mean(moves) / 2,
      (index) => (at(flowCloses, index + 4) - at(flowCloses, index)) * at(deltas, index) >= 0,
    ),
  'break-even': () =>
    countIn(
      mvrv.length,
      26,
      (index) => at(mvrv, index) < 1,
      higherLater(
        recordedCaps.map(([market]) => market),
        26,
      ),
    ),
  'exit-pools': () => {
    const kept = (line: string) => {
      const filters = readWhere(line);
      if ('error' in filters) {
        throw new Error(filters.error);
      }
      return screen('dex', filters).passing.length;
    };
    const old = kept('where liquidity > 500k and pair_age > 30');
    return {
      bars: screen('dex', []).looked,
      setups: old,
      failed: old - kept('where liquidity > 500k and pair_age > 30 and buys_sells between 0.5 2 24h'),
    };
  },
};

it.each(playbooks)('$id: the grammar takes every command', ({ commands, area }) => {
  for (const line of commands) {
    const parsed = parseCommand(line, area);
    expect('error' in parsed ? `${whereInData(line)}: ${line}: ${parsed.error}` : '').toBe('');
  }
});

it.each(playbooks)('$id: the count is that of the sample', ({ id, sample }) => {
  const { bars, setups, failed } = sample;
  expect({ bars, setups, failed }, whereInData(`id: '${id}'`)).toEqual(COUNTS[id]?.());
});
