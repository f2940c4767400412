import type { Bar, View as Shown } from '@site/src/lib/samples/barView';
import { formatNumber, signedPercent, stepNumber } from '@site/src/lib/text/format';
import { closeOf } from '../../markets/bars';
import { isLevel, levelOf } from '../../model/alerts';
import { alertsOf, barsOf, comparedOf, priceText, shownBars, valuesOf, valueText } from '../../model/select';
import type { Pane, Series, State } from '../../model/types';
import type { Line } from '../../model/values';
import { autoscale, extremes, keepInSight, type PriceRange, type Scale, type Span } from './scale';

/* All that a pane's chart shows, without a single pixel: bars, lines, scales and levels. */

/** A bar is this wide, in the units of its stretched SVG. */
export const BAR = 10;

/** A line of a row: its values by bar. */
export type Mark = Pick<Line, 'name' | 'look' | 'values'> & {
  /** How many of the values can't change any more. */
  readonly closed: number;
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

/** Price or a strip: what is drawn in it, and its scale. */
export type Row = Scale & {
  readonly key: string;
  readonly text: (value: number) => string;
  readonly marks: readonly Mark[];
  readonly levels: readonly number[];
  /** Of a strip: what stands in it. Empty: nothing has a value. */
  readonly legend: Legend | null;
  readonly isEmpty: boolean;
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
  /** What closed bars and their lines follow from: the same for two frames that draw them alike, but for the scale. */
  readonly source: readonly unknown[];
};

const PRICE_SPAN: Span = {
  top: 16,
  bottom: 94,
  label: (price, step) => formatNumber(price, Math.max(0, Math.ceil(-Math.log10(step) - 1e-6))),
};
const STRIP_SPAN: Span = { top: 32, bottom: 95, label: stepNumber };
/** Lines that belong together have one colour. */
const TOGETHER = ['upper', 'middle', 'lower', 'P', 'R1', 'S1', 'R2', 'S2'];
const SIDES: Readonly<Record<string, Mark['colour']>> = { buys: 'up', sells: 'down', histogram: 'sign' };

/** Columns are coloured by side or sign. Lines count on from the colours that are taken. */
function colourOf(series: Series, { name, look }: Line, index: number, before: number): Mark['colour'] {
  if (look === 'columns') {
    return SIDES[name] ?? (series.name === 'delta' ? 'sign' : 'plain');
  }
  return before + (TOGETHER.includes(name) ? 0 : index);
}

/** The lines of a series, in colours after those that are taken. */
const markLines = (series: Series, lines: readonly Line[], closed: number, taken: number): readonly Mark[] =>
  lines.map((line, index) => ({
    name: line.name,
    look: line.look,
    // Sellers go down from zero, so that both sides can be seen.
    values: line.name === 'sells' ? line.values.map((value) => -value) : line.values,
    // A line that lies behind the bars ends before them, and its end is what the open bar moves.
    closed: Math.max(
      0,
      Math.min(
        closed,
        line.values.findLastIndex((value) => !Number.isNaN(value)),
      ),
    ),
    colour: colourOf(series, line, index, taken),
  }));

/** Studies and metrics of a pane with their values, after the strips that a picture adds. */
function calculate(state: State, pane: Pane, bars: readonly Bar[], sampled: readonly Sampled[]) {
  return [
    ...sampled.map(({ title, look, values, flag }) => ({
      series: { kind: 'metric', name: title, settings: {} } as const,
      title,
      place: 'strip',
      lines: [{ name: '', look, values: values(bars) }],
      flag,
    })),
    ...pane.series.map((series) => ({ series, ...valuesOf(state, pane, series), flag: undefined })),
  ];
}
type Calculated = ReturnType<typeof calculate>[number];

/** Which bars show. At the newest one there's room for what comes, and for a cloud that reaches beyond it. */
function windowOf({ view }: Pane, bars: readonly Bar[], all: readonly Calculated[]) {
  const stop = view.end;
  const end = stop === null ? bars.length : Math.max(1, bars.findLastIndex(({ time }) => time < stop) + 1);
  const count = Math.min(view.count, end);
  const ahead = Math.max(
    ...all.flatMap(({ lines }) => lines.map(({ values }) => values.length - bars.length)),
    0,
  );
  const room = Math.max(Math.ceil(count / 30), Math.min(ahead, Math.ceil(count / 2)));
  return { end, view: { first: end - count, count: count + (end === bars.length ? room : 0) } };
}

/** What lies over the price: studies and metrics, then the symbols it's compared with, from the same price on. */
function overlay(
  state: State,
  pane: Pane,
  all: readonly Calculated[],
  { closed, first, base }: { readonly closed: number; readonly first: number; readonly base: number },
) {
  let taken = 0;
  const overlays = all
    .filter(({ place }) => place === 'overlay')
    .map(({ series, title, lines }): Legend => {
      const marks = markLines(series, lines, closed, taken);
      taken = 1 + Math.max(taken, ...marks.map(({ colour }) => Number(colour) || 0));
      return { series, title, marks };
    });
  const compared = comparedOf(state, pane).map(({ symbol, values }, index): Mark => {
    const own = values[first] ?? Number.NaN;
    return {
      name: symbol,
      look: 'line',
      values: values.map((value) => (value / own) * base),
      closed,
      colour: taken + index,
    };
  });
  return { overlays, compared };
}

/** A study or a metric in a row of its own. */
function stripOf(
  { series, title, lines, flag }: Calculated,
  index: number,
  { closed, view, levels }: Pick<Frame, 'closed' | 'view'> & { readonly levels: readonly number[] },
): Row {
  const marks = markLines(series, lines, closed, 0);
  const [low, high] = extremes(
    marks.map(({ values }) => values),
    view,
  );
  const isEmpty = low > high;
  const isColumns = marks.some(({ look }) => look === 'columns');
  const [bottom, top] = isEmpty ? [0, 1] : isColumns ? [Math.min(low, 0), Math.max(high, 0)] : [low, high];
  return {
    // The same study may be there twice.
    key: `${series.kind} ${title} ${index}`,
    ...autoscale('linear', bottom, top, 1, STRIP_SPAN),
    ...(isEmpty && { ticks: () => [] }),
    text: valueText,
    marks,
    levels: isEmpty ? [] : levels,
    legend: { series, title, marks, flag },
    isEmpty,
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

/** What a pane's chart shows. With a range the price axis shows that, else what the bars need. */
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
  const all = calculate(state, pane, bars, sampled);
  const { end, view } = windowOf(pane, bars, all);
  const base = bars[view.first]?.close ?? last.close;
  const levels = levelsOf(state, pane);
  const { overlays, compared } = overlay(state, pane, all, { closed, first: view.first, base });
  const marks = [...overlays.flatMap((legend) => legend.marks), ...compared];
  const [lowest, highest] = extremes(
    [shown.map((bar) => bar.low), shown.map((bar) => bar.high), ...marks.map(({ values }) => values)],
    view,
  );
  const [low, high] = range?.symbol === symbol ? keepInSight(range, lowest, highest) : [lowest, highest];
  // The legend's lines stand above the bars.
  const top = Math.min(PRICE_SPAN.top + 8 * (overlays.length + compared.length), 40);
  return {
    bars,
    shown,
    closed,
    view,
    end,
    base,
    overlays,
    compared,
    strips: all
      .filter(({ place }) => place === 'strip')
      .map((one, index) => stripOf(one, index, { closed, view, levels: levels(one.series.name) })),
    price: {
      key: 'price',
      ...autoscale(kind, low, high, base, { ...PRICE_SPAN, top }),
      text: (price) =>
        kind === 'percent' ? signedPercent((price / base - 1) * 100, 2) : priceText(symbol, price),
      marks,
      levels: levels('price'),
      legend: null,
      isEmpty: false,
    },
    source: [pane, bars[0]?.time, closed, view.first, view.count],
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
