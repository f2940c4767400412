import { bandOf, cariBands, rosiBands } from '@site/data/models/bands';
import type { Band } from '@site/data/models/types';
import { recordedReadings } from '@site/data/samples/model-readings';
import { barTimeText, clockText, formatNumber, HOUR } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

export const MODEL_IDS = ['cari', 'rosi', 'dip-signal'] as const;
type ModelId = (typeof MODEL_IDS)[number];

/** The Dip signal has no bands: it is on or off. They stand here so that one drawing serves all three. */
const dipBands: readonly Pick<Band, 'label' | 'from' | 'to'>[] = [
  { label: 'Off', from: 0, to: 0.5 },
  { label: 'On', from: 0.5, to: 1 },
];

export type ReadingBar = {
  /** Opening moment, milliseconds UTC. */
  readonly time: number;
  /** What the open bar would have shown at equal steps; the last one is the reading at the close. */
  readonly drafts: readonly number[];
  readonly close: number;
};

export type ModelSeries = {
  readonly name: string;
  readonly timeframe: string;
  readonly hours: number;
  readonly decimals: number;
  readonly top: number;
  readonly bands: readonly Pick<Band, 'label' | 'from' | 'to'>[];
  readonly bars: readonly ReadingBar[];
  /** Bands of the published models follow the page's rule for boundaries. */
  readonly bandName: (reading: number) => string;
};

type Recorded = {
  readonly start: string;
  readonly hours: number;
  readonly drafts: number;
  readonly values: readonly number[];
};

function decodeReadings({ start, hours, drafts, values }: Recorded, unit: number): ReadingBar[] {
  return Array.from({ length: Math.floor(values.length / drafts) }, (_, index) => {
    const own = values.slice(index * drafts, (index + 1) * drafts).map((value) => value / unit);
    return { time: Date.parse(start) + index * hours * HOUR, drafts: own, close: own.at(-1) ?? Number.NaN };
  });
}

const bandIn = (bands: readonly Band[]) => (reading: number) =>
  bandOf(bands, reading)?.label ?? 'outside the scale';

export const modelSeries: Readonly<Record<ModelId, ModelSeries>> = {
  cari: {
    name: 'CARI',
    timeframe: '1D',
    hours: recordedReadings.cari.hours,
    decimals: 2,
    top: 1,
    bands: cariBands,
    bars: decodeReadings(recordedReadings.cari, 100),
    bandName: bandIn(cariBands),
  },
  rosi: {
    name: 'ROSI',
    timeframe: '4H',
    hours: recordedReadings.rosi.hours,
    decimals: 0,
    top: 100,
    bands: rosiBands,
    bars: decodeReadings(recordedReadings.rosi, 1),
    bandName: bandIn(rosiBands),
  },
  'dip-signal': {
    name: 'Dip signal',
    timeframe: '1H',
    hours: recordedReadings['dip-signal'].hours,
    decimals: 0,
    top: 1,
    bands: dipBands,
    bars: decodeReadings(recordedReadings['dip-signal'], 1),
    bandName: (reading) => (reading >= 1 ? 'On' : 'Off'),
  },
};

/** The moment of a draft, milliseconds UTC; the last one is the close of the bar. */
export function momentOf({ time, drafts }: ReadingBar, hours: number, step: number): number {
  return time + ((step + 1) / drafts.length) * hours * HOUR;
}

/** True when the open bar stood in another band than its close: a trade on it had no ground. */
export function isTakenBack({ bandName }: ModelSeries, bar: ReadingBar, step: number): boolean {
  return bandName(bar.drafts[step] ?? Number.NaN) !== bandName(bar.close);
}

export const wasTakenBack = (series: ModelSeries, bar: ReadingBar) =>
  bar.drafts.some((_, step) => isTakenBack(series, bar, step));

/** A signal that is on or off has two bands. */
export const isSwitch = ({ bands }: ModelSeries) => bands.length === 2;

export const barName = ({ hours }: ModelSeries, { time }: ReadingBar) => `${barTimeText(time, hours)} UTC`;

export const withBand = (series: ModelSeries, reading: number) =>
  isSwitch(series)
    ? series.bandName(reading)
    : `${formatNumber(reading, series.decimals)} (${series.bandName(reading)})`;

/** How many bars had a draft that the close took back, of how many. */
export const countTakenBack = (series: ModelSeries) =>
  `${series.bars.filter((bar) => wasTakenBack(series, bar)).length} of ${series.bars.length}`;

export function describeReading(series: ModelSeries, bar: ReadingBar, step: number): Finding {
  const close = withBand(series, bar.close);
  const count = `On ${countTakenBack(series)} bars (${series.timeframe}) the reading was in another band at least once before the close.`;
  if (step >= bar.drafts.length - 1) {
    return {
      verdict: `${series.name} closed at ${close}, and this is the reading that counts.`,
      detail: count,
    };
  }
  const draft = `At ${clockText(momentOf(bar, series.hours, step))} UTC ${series.name} read ${withBand(series, bar.drafts[step] ?? bar.close)}`;
  return isTakenBack(series, bar, step)
    ? {
        verdict: `${draft}, but it closed at ${close}.`,
        detail: `If you had acted then, you’d have acted on a band the bar never closed in. ${count}`,
      }
    : {
        verdict: `${draft}, and it closed at ${close}.`,
        detail: `It was already in the band it closed in, but nobody could know that yet. ${count}`,
      };
}
