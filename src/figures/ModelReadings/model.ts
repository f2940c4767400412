import { bandOf, cariBands, rosiBands } from '@site/data/models/bands';
import type { Band } from '@site/data/models/bands.schema';
import { recordedReadings } from '@site/data/samples/model-readings';
import { HOUR } from '@site/src/lib/text/format';

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
};

type Recorded = {
  readonly start: string;
  readonly hours: number;
  readonly drafts: number;
  readonly values: readonly number[];
};

export function decodeReadings({ start, hours, drafts, values }: Recorded, unit: number): ReadingBar[] {
  return Array.from({ length: Math.floor(values.length / drafts) }, (_, index) => {
    const own = values.slice(index * drafts, (index + 1) * drafts).map((value) => value / unit);
    return { time: Date.parse(start) + index * hours * HOUR, drafts: own, close: own.at(-1) ?? Number.NaN };
  });
}

export const modelSeries: Readonly<Record<ModelId, ModelSeries>> = {
  cari: {
    name: 'CARI',
    timeframe: '1D',
    hours: recordedReadings.cari.hours,
    decimals: 2,
    top: 1,
    bands: cariBands,
    bars: decodeReadings(recordedReadings.cari, 100),
  },
  rosi: {
    name: 'ROSI',
    timeframe: '4H',
    hours: recordedReadings.rosi.hours,
    decimals: 0,
    top: 100,
    bands: rosiBands,
    bars: decodeReadings(recordedReadings.rosi, 1),
  },
  'dip-signal': {
    name: 'Dip signal',
    timeframe: '1H',
    hours: recordedReadings['dip-signal'].hours,
    decimals: 0,
    top: 1,
    bands: dipBands,
    bars: decodeReadings(recordedReadings['dip-signal'], 1),
  },
};

/** The band's name. Bands of the published models follow the page's rule for boundaries. */
export function bandName(model: ModelId, reading: number): string {
  if (model === 'dip-signal') {
    return reading >= 1 ? 'On' : 'Off';
  }
  return bandOf(model === 'cari' ? cariBands : rosiBands, reading)?.label ?? 'outside the scale';
}

/** The moment of a draft, milliseconds UTC; the last one is the close of the bar. */
export function momentOf({ time, drafts }: ReadingBar, hours: number, step: number): number {
  return time + ((step + 1) / drafts.length) * hours * HOUR;
}

/** True when the open bar stood in another band than its close: a trade on it had no ground. */
export function isTakenBack(model: ModelId, bar: ReadingBar, step: number): boolean {
  return bandName(model, bar.drafts[step] ?? Number.NaN) !== bandName(model, bar.close);
}

/** Bars with at least one draft that the close took back. */
export function countTakenBack(model: ModelId): number {
  return modelSeries[model].bars.filter((bar) => bar.drafts.some((_, step) => isTakenBack(model, bar, step)))
    .length;
}
