import { priceScale } from '@site/src/kit/drawing/priceScale';
import type { Bar, View as Shown } from '@site/src/lib/samples/barView';
import { formatNumber, signedPercent, stepNumber } from '@site/src/lib/text/format';
import { closeOf } from '../../markets/bars';
import { isLevel, levelOf } from '../../model/alerts';
import { alertsOf, barsOf, comparedOf, priceText, shownBars, valuesOf, valueText } from '../../model/select';
import type { Pane, Series, State } from '../../model/types';
import type { Line } from '../../model/values';

/** A bar is this wide and a row this high, in the units of its stretched SVG. */
export const BAR = 10;
export const HEIGHT = 100;

/** A line of a row: values by bar, of which those from `settled` on can still change. */
export type Mark = Pick<Line, 'look' | 'values'> & {
  readonly name: string;
  readonly settled: number;
  /** Equal for two lines whose settled values are equal. */
  readonly drawKey: string;
  /** Which of the colours for series it has, or those for the sign of a number. */
  readonly colour: number | 'sign' | 'up' | 'down' | 'plain';
};

export type Legend = {
  readonly series: Series;
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly flag?: string | undefined;
};

/** A strip of a picture, with values that the sample doesn't have. */
export type Sampled = {
  readonly title: string;
  readonly look: Line['look'];
  readonly values: (bars: readonly Bar[]) => readonly number[];
  /** What says that they can't be trusted. */
  readonly flag?: string;
};

export type Tick = { readonly value: number; readonly label: string };

/** Price or a strip: what is drawn in it, and how its values become heights. */
export type Row = {
  readonly key: string;
  /** Equal for two rows that give each value the same height. */
  readonly scale: string;
  readonly low: number;
  readonly high: number;
  readonly y: (value: number) => number;
  readonly valueAt: (y: number) => number;
  /** Round values, lowest first: about so many. */
  readonly ticks: (count: number) => readonly Tick[];
  readonly text: (value: number) => string;
  readonly marks: readonly Mark[];
  readonly levels: readonly number[];
  /** Of a strip: what stands in it. Empty: nothing has a value. */
  readonly legend: Legend | null;
  readonly isEmpty: boolean;
};

/** Prices that the reader has set the axis to. Those of another symbol say nothing. */
export type PriceRange = {
  readonly symbol: Pane['symbol'];
  readonly low: number;
  readonly high: number;
};

export type Frame = {
  readonly bars: readonly Bar[];
  /** As the style draws them. */
  readonly shown: readonly Bar[];
  /** How many of the bars have closed. */
  readonly closed: number;
  readonly view: Shown;
  /** The first bar after those that show. */
  readonly end: number;
  readonly base: number;
  readonly price: Row;
  readonly strips: readonly Row[];
  readonly overlays: readonly Legend[];
  readonly compared: readonly Mark[];
  /** Equal for two frames that have the same bars, as far as these have closed. */
  readonly barsKey: string;
  /** Equal if they also show the same ones. */
  readonly drawKey: string;
};

const PRICE_PLACE: Place = {
  top: 16,
  bottom: 94,
  label: (price, step) => formatNumber(price, Math.max(0, Math.ceil(-Math.log10(step) - 1e-6))),
};
const STRIP_PLACE: Place = { top: 32, bottom: 95, label: stepNumber };
/** Lines that belong together have one colour. */
const TOGETHER = ['upper', 'middle', 'lower', 'P', 'R1', 'S1', 'R2', 'S2'];
const SIDES: Readonly<Record<string, Mark['colour']>> = { buys: 'up', sells: 'down', histogram: 'sign' };

function colourOf(series: Series, { name, look }: Line, place: number, before: number): Mark['colour'] {
  if (look === 'columns') {
    return SIDES[name] ?? (series.name === 'delta' ? 'sign' : 'plain');
  }
  return before + (TOGETHER.includes(name) ? 0 : place);
}

function marksOf(
  series: Series,
  title: string,
  lines: readonly Line[],
  closed: number,
  before: number,
): Mark[] {
  return lines.map((line, place) => ({
    name: line.name,
    look: line.look,
    // Sellers go down from zero, so that both sides can be seen.
    values: line.name === 'sells' ? line.values.map((value) => -value) : line.values,
    // A line that lies behind the bars ends before them, and its end is what the open bar moves.
    settled: Math.max(
      0,
      Math.min(
        closed,
        line.values.findLastIndex((value) => !Number.isNaN(value)),
      ),
    ),
    drawKey: [series.kind, title, line.name, before].join(),
    colour: colourOf(series, line, place, before),
  }));
}

/** Lowest and highest of what shows. */
function rangeOf(lists: Iterable<readonly number[]>, { first, count }: Shown): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of lists) {
    for (let index = first; index < Math.min(first + count, values.length); index += 1) {
      const value = values[index] as number;
      low = value < low ? value : low;
      high = value > high ? value : high;
    }
  }
  return [low, high];
}

/** Keeps a tenth of a range within reach of the bars, so that nobody loses them. */
function inSight({ low, high }: PriceRange, lowest: number, highest: number): [low: number, high: number] {
  const tenth = (high - low) / 10;
  const shift = Math.max(lowest + tenth - high, 0) + Math.min(highest - tenth - low, 0);
  return [low + shift, high + shift];
}

type Place = {
  readonly top: number;
  readonly bottom: number;
  /** A round value, with as many digits as its distance from the next one needs. */
  readonly label: (value: number, step: number) => string;
};
type Scaled = Pick<Row, 'low' | 'high' | 'y' | 'valueAt' | 'ticks' | 'scale'>;

function scaled(kind: Pane['scale'], low: number, high: number, base: number, place: Place): Scaled {
  const half = (high - low) / 2 || Math.abs(high) / 100 || 1;
  const [bottom, top] = [(low + high) / 2 - half, (low + high) / 2 + half];
  const scaleOf = (tickCount: number) =>
    priceScale({
      kind: kind === 'log' && bottom <= 0 ? 'linear' : kind,
      low: bottom,
      high: top,
      base,
      tickCount,
      ...place,
    });
  const { y, priceAt } = scaleOf(1);
  const decimals = Math.abs(high / low - 1) < 0.05 ? 1 : 0;
  return {
    scale: [kind, bottom, top, place.top, kind === 'percent' && base].join(),
    low: bottom,
    high: top,
    y,
    valueAt: priceAt,
    ticks(count) {
      const { ticks } = scaleOf(count);
      const [first, second] = ticks;
      const step = first && second ? second.price - first.price : 1;
      return ticks.map(({ price, percent }) => ({
        value: price,
        label: kind === 'percent' ? signedPercent(percent, decimals) : place.label(price, step),
      }));
    },
  };
}

/** The levels at which active alerts of the pane's symbol wait, for a series by its name. */
function levelsOf(state: State, { symbol }: Pane) {
  const active = state.alerts.length > 0 ? alertsOf(state).filter(({ status }) => status === 'active') : [];
  const levels = (name: string) =>
    active.flatMap(({ alert: { symbol: watched, condition } }) =>
      watched === symbol && condition.series.toLowerCase() === name && condition.verb !== 'moves'
        ? condition.operands.filter(isLevel).map(levelOf)
        : [],
    );
  return (name: string) => [...new Set(levels(name))];
}

/** All that a pane's chart shows, without a single pixel. With a range the price axis shows that, else what the bars need. */
export function frameOf(
  state: State,
  pane: Pane,
  range: PriceRange | null = null,
  sampled: readonly Sampled[] = [],
): Frame {
  const { symbol, timeframe, style, scale: kind } = pane;
  const { bars, until } = barsOf(state, pane);
  const last = bars.at(-1) as Bar;
  const closed = closeOf(timeframe, last.time) > until ? bars.length - 1 : bars.length;
  const shown = shownBars(bars, style);
  const stop = pane.view.end;
  const end = stop === null ? bars.length : Math.max(1, bars.findLastIndex(({ time }) => time < stop) + 1);
  const count = Math.min(pane.view.count, end);
  const all = [
    ...sampled.map(({ title, look, values, flag }) => ({
      series: { kind: 'metric', name: title, settings: {} } as const,
      title,
      place: 'strip',
      lines: [{ name: '', look, values: values(bars) }],
      flag,
    })),
    ...pane.series.map((series) => ({ series, ...valuesOf(state, pane, series), flag: undefined })),
  ];
  // At the newest bar there's a bit of room for what comes, and for a cloud that reaches beyond it.
  const ahead = Math.max(
    ...all.flatMap(({ lines }) => lines.map(({ values }) => values.length - bars.length)),
    0,
  );
  const room = Math.max(Math.ceil(count / 30), Math.min(ahead, Math.ceil(count / 2)));
  const view = { first: end - count, count: count + (end === bars.length ? room : 0) };
  const base = bars[view.first]?.close ?? last.close;
  const levels = levelsOf(state, pane);
  let colours = 0;
  const overlays = all
    .filter(({ place }) => place === 'overlay')
    .map(({ series, title, lines }) => {
      const marks = marksOf(series, title, lines, closed, colours);
      colours = 1 + Math.max(colours, ...marks.map(({ colour }) => Number(colour) || 0));
      return { series, title, marks };
    });
  const compared = comparedOf(state, pane).map(({ symbol: name, values }, place): Mark => {
    const own = values[view.first] ?? Number.NaN;
    return {
      name,
      look: 'line',
      values: values.map((value) => (value / own) * base),
      settled: closed,
      drawKey: [name, base, colours + place].join(),
      colour: colours + place,
    };
  });
  const drawn = [...overlays.flatMap(({ marks }) => marks), ...compared];
  const [lowest, highest] = rangeOf(
    [shown.map((bar) => bar.low), shown.map((bar) => bar.high), ...drawn.map(({ values }) => values)],
    view,
  );
  const [low, high] = range?.symbol === symbol ? inSight(range, lowest, highest) : [lowest, highest];
  // The legend's lines stand above the bars.
  const top = Math.min(PRICE_PLACE.top + 8 * (overlays.length + compared.length), 40);
  const priceLabel = (price: number) =>
    kind === 'percent' ? signedPercent((price / base - 1) * 100, 2) : priceText(symbol, price);

  const strips = all
    .filter(({ place }) => place === 'strip')
    .map(({ series, title, lines, flag }, place): Row => {
      const marks = marksOf(series, title, lines, closed, 0);
      const own = rangeOf(
        marks.map(({ values }) => values),
        view,
      );
      const isEmpty = own[0] > own[1];
      const isColumns = marks.some(({ look }) => look === 'columns');
      const [bottom, peak] = isEmpty ? [0, 1] : isColumns ? [Math.min(own[0], 0), Math.max(own[1], 0)] : own;
      return {
        // The same study may be there twice.
        key: `${series.kind} ${title} ${place}`,
        ...scaled('linear', bottom, peak, 1, STRIP_PLACE),
        ...(isEmpty && { ticks: () => [] }),
        text: valueText,
        marks,
        levels: isEmpty ? [] : levels(series.name),
        legend: { series, title, marks, flag },
        isEmpty,
      };
    });

  const barsKey = [symbol, timeframe, style, bars[0]?.time].join();
  return {
    bars,
    shown,
    closed,
    view,
    end,
    base,
    overlays,
    compared,
    strips,
    price: {
      key: 'price',
      ...scaled(kind, low, high, base, { ...PRICE_PLACE, top }),
      text: priceLabel,
      marks: drawn,
      levels: levels('price'),
      legend: null,
      isEmpty: false,
    },
    barsKey,
    drawKey: [barsKey, closed, view.first, view.count].join(),
  };
}

export const middleOf = ({ first }: Shown, index: number) => (index - first + 0.5) * BAR;

/** Where a moment stands, in bars; also between them and beyond. */
export function indexOf({ bars }: Pick<Frame, 'bars'>, timeframe: Pane['timeframe'], time: number): number {
  const at = Math.max(
    0,
    bars.findLastIndex((bar) => bar.time <= time),
  );
  const { time: open } = bars[at] as Bar;
  return at + (time - open) / (closeOf(timeframe, open) - open);
}
