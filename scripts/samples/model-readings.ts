/**
 * Writes data/samples/model-readings.ts: sample readings of three models, bar by bar, with the drafts that each
 * bar would have shown before it closed. The recipes of the models are not published and are not imitated here:
 * the series are seeded random walks, shaped to visit every band and to take some drafts back at the close.
 * Run it with `npx tsx scripts/samples/model-readings.ts`; the same seed always writes the same file.
 */
import { writeFileSync } from 'node:fs';
import { narrowNormal, numberLines, seededRandom } from './seeded';

const random = seededRandom(20260201);
const normal = () => narrowNormal(random);
const BARS = 36;
const limit = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

type Walk = {
  readonly target: (share: number) => number;
} & Readonly<Record<'start' | 'pull' | 'step' | 'noise' | 'drafts' | 'low' | 'high', number>>;

/** Drafts wander around the way from one close to the next, more so early in the bar; the last one is the close. */
function walk({ start, target, pull, step, noise, drafts, low, high }: Walk): number[] {
  const values: number[] = [];
  let close = start;
  for (let bar = 0; bar < BARS; bar += 1) {
    const before = close;
    close = limit(close + pull * (target(bar / BARS) - close) + step * normal(), low, high);
    for (let part = 1; part <= drafts; part += 1) {
      const share = part / drafts;
      const wobble = part === drafts ? 0 : noise * normal() * (1.2 - share);
      values.push(Math.round(limit(before + (close - before) * share + wobble, low, high)));
    }
  }
  return values;
}

/** A hidden strain that decays and is hit by falls; a draft is on while it is above the line. */
function marks(drafts: number): number[] {
  const values: number[] = [];
  let strain = 0;
  for (let bar = 0; bar < BARS; bar += 1) {
    strain = strain * 0.35 + (random() < 0.22 ? 0.7 + 0.5 * random() : 0);
    for (let part = 1; part <= drafts; part += 1) {
      const wobble = part === drafts ? 0 : 0.35 * normal();
      values.push(strain + wobble > 0.85 ? 1 : 0);
    }
  }
  return values;
}

const wave = (middle: number, height: number, turns: number) => (share: number) =>
  middle + height * Math.sin(share * turns * Math.PI * 2 - 1);
/** A cycle model moves over months: within 36 days it crosses one edge or two, and an open day hardly differs from its close. */
const cari = walk({
  start: 52,
  target: wave(62, 26, 0.6),
  pull: 0.1,
  step: 0.6,
  noise: 1,
  drafts: 6,
  low: 2,
  high: 98,
});
const rosi = walk({
  start: 46,
  target: wave(52, 34, 1.6),
  pull: 0.35,
  step: 6,
  noise: 8,
  drafts: 8,
  low: 3,
  high: 97,
});

writeFileSync(
  new URL('../../data/samples/model-readings.ts', import.meta.url),
  `/**
 * Sample data, not the models: readings from a seeded random walk, written by scripts/samples/model-readings.ts.
 * Each bar is \`drafts\` numbers: what the model would have shown at equal steps through the open bar; the last of
 * them is the reading at the close. CARI is in hundredths.
 */
export const recordedReadings = {
  cari: {
    start: '2026-02-01T00:00:00Z',
    hours: 24,
    drafts: 6,
    // biome-ignore format: a table of numbers, not code
    values: [
${numberLines(cari, 30)}
    ],
  },
  rosi: {
    start: '2026-02-01T00:00:00Z',
    hours: 4,
    drafts: 8,
    // biome-ignore format: a table of numbers, not code
    values: [
${numberLines(rosi, 32)}
    ],
  },
  'dip-signal': {
    start: '2026-02-01T00:00:00Z',
    hours: 1,
    drafts: 6,
    // biome-ignore format: a table of numbers, not code
    values: [
${numberLines(marks(6), 36)}
    ],
  },
} as const;
`,
);
