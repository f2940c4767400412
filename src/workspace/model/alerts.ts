import { alertDefaults } from '@site/data/alerts/defaults';
import { changePercent } from '@site/data/formulas/screener/screener';
import { firings, type Bar as Watched } from '@site/data/formulas/trading/triggers';
import type { AlertCondition } from '@site/src/lib/text/alertCondition';
import { activePane, activeWidget } from './outcome';
import { panesOf } from './saving';
import { barBetween, closeOf, DAY, MINUTE, minutesOf, openOf, priceAt } from './series';
import { seriesOf } from './start';
import type { Alert, AlertDraft, Pane, Series, State } from './types';
import { linesOf, metricRecipes, nameOf, studyRecipes } from './values';

export type Firing = { readonly time: number; readonly value: number };
type AlertStatus = 'active' | 'paused' | 'triggered' | 'expired';

const isLevel = (text: string) => /^[-−]?\d+(\.\d+)?$/.test(text);
const levelOf = (text: string) => Number(text.replace('−', '-'));
export const kindOf = (name: string): Series['kind'] => (name in studyRecipes ? 'study' : 'metric');

/** The names in a condition that are studies or metrics. */
const namesIn = ({ series, operands, verb }: AlertCondition) =>
  [series, ...(verb === 'moves' ? [] : operands)]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'price' && !isLevel(name));

/** What a condition watches, with the settings of the pane's studies; or why it can't be watched. */
export function draftOf(state: State, condition: AlertCondition): AlertDraft | string {
  if (state.place === 'screener') {
    return 'Open a row first, because a condition needs a symbol.';
  }
  const widget = activeWidget(state.dashboard);
  const shown =
    state.place === 'workbench' ? activePane(state.workbench) : widget && panesOf(state, widget)[0];
  const pane: Pane = {
    ...(shown ?? activePane(state.workbench)),
    ...(state.place === 'dashboard' && widget && { symbol: widget.symbol }),
  };
  const settings: Record<string, AlertDraft['settings'][string]> = {};
  for (const name of namesIn(condition)) {
    const added = pane.series.findLast((series) => series.name === name && series.kind === kindOf(name));
    const series = added ?? seriesOf(kindOf(name), name);
    if (!(name in studyRecipes || name in metricRecipes)) {
      return `The sample knows no series "${name}". Use price, a study or a metric.`;
    }
    if (Object.values(series.settings).some((value) => Number.isNaN(value))) {
      return `Add ${nameOf(series)} to the pane first, because it needs settings.`;
    }
    settings[name] = series.settings;
  }
  if (condition.verb === 'moves' && condition.series.toLowerCase() !== 'price') {
    return 'Only price moves by a percentage. For a study or a metric, use crosses, above or below.';
  }
  return { symbol: pane.symbol, timeframe: pane.timeframe, condition, settings };
}

const quoted = (word: string) => (/\s/.test(word) ? `"${word}"` : word);
/** As it's typed. */
export const conditionText = ({ series, verb, operands }: AlertCondition) =>
  [series, verb, ...operands].map(quoted).join(' ');

/** Values that were read once: a study at a moment never changes. */
const known = new Map<string, number>();
const BARS_FOR_STUDY = 120;

function valueAt(alert: AlertDraft, name: string, time: number): number {
  const key = `${alert.symbol}${alert.timeframe}${name}${JSON.stringify(alert.settings[name])}${time}`;
  const value =
    known.get(key) ??
    linesOf(
      { kind: kindOf(name), name, settings: alert.settings[name] ?? {} },
      { ...alert, clock: time },
      BARS_FOR_STUDY,
    )[0]?.values.at(-1) ??
    Number.NaN;
  known.set(key, value);
  return value;
}

type Sample = { readonly time: number; readonly price: number; readonly until: number };
const PRICE_STEPS = 48;
const SERIES_STEPS = 4;

/** What happens inside a bar, in steps that don't depend on how far time has come. */
function samplesOf(alert: AlertDraft, open: number, until: number): Sample[] {
  const isPrice = alert.condition.series.toLowerCase() === 'price' && namesIn(alert.condition).length === 0;
  const steps = isPrice ? PRICE_STEPS : SERIES_STEPS;
  const step = Math.max(1, Math.ceil(minutesOf(alert.timeframe) / steps)) * MINUTE;
  const samples: Sample[] = [];
  for (let end = open + step; end <= until; end += step) {
    const bar = barBetween(alert.symbol, end - step, end);
    const [first, second] = bar.close >= bar.open ? [bar.low, bar.high] : [bar.high, bar.low];
    const prices = isPrice ? [bar.open, first, second, bar.close] : [bar.close];
    for (const [index, price] of prices.entries()) {
      const time = end - (step * (prices.length - index - 1)) / prices.length - 1_000;
      samples.push({ time, price, until: end });
    }
  }
  return samples;
}

const WINDOWS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, d: DAY, w: 7 * DAY };

/** The number that a condition compares with 0, and the value that a message reports. */
function signalOf(alert: AlertDraft, { price, until }: Sample): { signal: number; value: number } {
  const { series, verb, operands } = alert.condition;
  const read = (name: string) =>
    isLevel(name)
      ? levelOf(name)
      : name.toLowerCase() === 'price'
        ? price
        : valueAt(alert, name.toLowerCase(), until);
  const value = read(series);
  const [one = '', other = ''] = operands;
  if (verb === 'moves') {
    const [, count = '1', unit = 'h'] = /^(\d+)([mhdw])$/i.exec(other) ?? [];
    const before = priceAt(alert.symbol, until - Number(count) * (WINDOWS[unit.toLowerCase()] ?? 0));
    const asked = levelOf(one.replace(/[%+]/g, ''));
    const moved = changePercent(price, before);
    const reached = /^[-−]/.test(one)
      ? asked - moved
      : (one.startsWith('+') ? moved : Math.abs(moved)) - asked;
    return { signal: reached === 0 ? 1 : reached, value };
  }
  if (verb === 'enters' || verb === 'leaves') {
    const [low, high] = [levelOf(one), levelOf(other)].sort((a, b) => a - b) as [number, number];
    const isInside = value >= low && value <= high;
    return { signal: isInside === (verb === 'enters') ? 1 : -1, value };
  }
  return { signal: value - read(one), value };
}

const COMPARISONS = { below: 'below', crosses: 'crosses' } as const;

/** A band is reached in one moment: only the step into it counts, or out of it, and not that price is there. */
function onlyTurns(bars: readonly Watched[]): Watched[] {
  let before = 1;
  return bars.map((bar) => ({
    ...bar,
    ticks: bar.ticks.map(({ at, value }) => {
      const turns = value > 0 && before < 0;
      before = value;
      return { at, value: turns ? 1 : -1 };
    }),
  }));
}

/** The bars that an alert looks at, as signals, with the value behind each moment. */
function watchedBars(alert: Alert, until: number) {
  const { timeframe, trigger, since, symbol } = alert;
  const values = new Map<number, number>();
  const bars: Watched[] = [];
  // One bar more at the beginning: an alert knows what the value was before.
  for (let open = openOf(timeframe, openOf(timeframe, since) - 1); open < until; ) {
    const close = closeOf(timeframe, open);
    const closing = { time: close, price: priceAt(symbol, Math.min(close, until)), until: close };
    const inside =
      trigger === 'once-per-bar-close' ? [closing] : samplesOf(alert, open, Math.min(close, until));
    const ticks = inside
      .filter((sample) => sample.until <= until)
      .map((sample) => {
        const { signal, value } = signalOf(alert, sample);
        values.set(sample.time, value);
        return { at: sample.time / 1_000, value: signal };
      });
    if (ticks.length > 0) {
      bars.push({ opensAt: open / 1_000, closesAt: close / 1_000, ticks });
    }
    open = close;
  }
  return { bars, values };
}

const MOST_WATCHED = 300;

/** When an alert ends: as in PT, and on short timeframes after so many bars, which are enough for a sample. */
const expiryOf = ({ since, timeframe }: Alert) =>
  since + Math.min(alertDefaults.expiryDays * DAY, MOST_WATCHED * minutesOf(timeframe) * MINUTE);

/** When an alert fired until a moment, by the rules of its trigger. */
export function firingsOf(alert: Alert, clock: number): readonly Firing[] {
  const { trigger, condition, since } = alert;
  const until = Math.min(clock, alert.pausedAt ?? clock, expiryOf(alert));
  const { bars, values } = watchedBars(alert, until);
  const isBand = condition.verb === 'enters' || condition.verb === 'leaves';
  const comparison = COMPARISONS[condition.verb as keyof typeof COMPARISONS] ?? 'above';
  const watched = { level: 0, comparison, trigger, madeAt: since / 1_000 };
  return firings(isBand ? onlyTurns(bars) : bars, watched).map(({ at }) => {
    const time = Math.round(at * 1_000);
    // At its creation an alert looks at the value of the moment before.
    const seen = values.has(time) ? time : [...values.keys()].findLast((known) => known <= time);
    return { time, value: values.get(seen ?? time) ?? Number.NaN };
  });
}

export function statusOf(alert: Alert, fired: readonly Firing[], clock: number): AlertStatus {
  if (clock > expiryOf(alert)) {
    return 'expired';
  }
  if (alert.trigger === 'once' && fired.length > 0) {
    return 'triggered';
  }
  return alert.pausedAt === null ? 'active' : 'paused';
}
