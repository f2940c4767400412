import { alertDefaults } from '@site/data/alerts/defaults';
import { changePercent } from '@site/data/formulas/screener/screener';
import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import { inQuotes } from '@site/src/lib/commands/commandTokens';
import type { AlertCondition } from '@site/src/lib/text/alertCondition';
import { didYouMean } from '@site/src/lib/text/nearest';
import { closeOf, minutesOf, openOf } from '../markets/bars';
import { DAY, MINUTE, priceAt, priceTurns } from '../markets/walk';
import { loadedCount } from './bars';
import { activePane, activeWidget } from './outcome';
import { panesOf } from './saving';
import { seriesOf } from './start';
import type { Alert, AlertDraft, Firing, Pane, Point, Series, State } from './types';
import { metricRecipes, recipeOf, seriesLines, seriesName, studyRecipes } from './values';

type AlertStatus = 'active' | 'paused' | 'triggered' | 'expired';

const MOST_KEPT = 50;
const EVERY_TIME_PAUSE = MINUTE;

export const isLevel = (text: string) => /^[-−]?\d+(\.\d+)?$/.test(text);
export const levelOf = (text: string) => Number(text.replace('−', '-'));
const kindOf = (name: string): Series['kind'] => (Object.hasOwn(studyRecipes, name) ? 'study' : 'metric');

/** The names in a condition that are studies or metrics. */
const namesIn = ({ series, operands, verb }: AlertCondition) =>
  [series, ...(verb === 'moves' ? [] : operands)]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'price' && !isLevel(name));

/** The pane in front of the reader: of the workbench, or of the active widget, which may show another symbol. */
function paneInFront(state: State): Pane {
  const widget = state.place === 'dashboard' ? activeWidget(state.dashboard) : undefined;
  const [pane = activePane(state)] = widget ? panesOf(state, widget) : [];
  return widget ? { ...pane, symbol: widget.symbol } : pane;
}

/**
 * What a condition watches, with the settings of the pane's studies; or why it can't be watched. Instead of another alert it
 * watches the same market, and the same settings of the studies that both name.
 */
export function draftOf(state: State, condition: AlertCondition, other?: AlertDraft): AlertDraft | string {
  if (state.place === 'screener' && !other) {
    return 'Open a row first, because a condition needs a symbol.';
  }
  const pane = paneInFront(state);
  const { symbol, timeframe } = other ?? pane;
  const settings: Record<string, AlertDraft['settings'][string]> = {};
  for (const name of namesIn(condition)) {
    const kind = kindOf(name);
    const series = pane.series.findLast((other) => other.name === name && other.kind === kind);
    if (!recipeOf({ kind, name })) {
      const names = ['price', ...Object.keys(studyRecipes), ...Object.keys(metricRecipes)];
      return `The sample knows no series "${name.slice(0, 40)}".${didYouMean(name, names) || ' Use price, a study or a metric.'}`;
    }
    const before = other?.settings[name];
    const used = before ? { kind, name, settings: before } : (series ?? seriesOf(kind, name));
    if (Object.values(used.settings).some((value) => Number.isNaN(value))) {
      return `Add ${seriesName(used)} to the pane first, because it needs settings.`;
    }
    settings[name] = used.settings;
  }
  if (condition.verb === 'moves' && condition.series.toLowerCase() !== 'price') {
    return 'Only price moves by a percentage. For a study or a metric, use crosses, above or below.';
  }
  return { symbol, timeframe, condition, settings };
}

/** The studies and metrics that an alert watches, as they were when it was made. */
export const seriesIn = ({ settings }: AlertDraft): readonly Series[] =>
  Object.entries(settings).map(([name, used]) => ({ kind: kindOf(name), name, settings: used }));

/** As it's typed. */
export const conditionText = ({ series, verb, operands }: AlertCondition) =>
  [series, verb, ...operands].map(inQuotes).join(' ');

/** A study or a metric at a moment, over as many bars as the chart has. */
function valueAt({ symbol, timeframe, settings }: AlertDraft, name: string, time: number): number {
  const series = { kind: kindOf(name), name, settings: settings[name] ?? {} };
  const lines = seriesLines(series, { symbol, timeframe, clock: time }, loadedCount(timeframe, time));
  return lines[0]?.values.at(-1) ?? Number.NaN;
}

const WINDOWS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, d: DAY, w: 7 * DAY };

/** How far price has moved beyond the percentage that a condition names; above 0 where it has. */
function moveSignal({ symbol, condition: { operands } }: AlertDraft, time: number, price: number): number {
  const [wanted = '', window = ''] = operands;
  const [, count = '1', unit = 'h'] = /^(\d+)([mhdw])$/i.exec(window) ?? [];
  const moved = changePercent(
    price,
    priceAt(symbol, time - Number(count) * (WINDOWS[unit.toLowerCase()] ?? 0)),
  );
  const way = wanted.startsWith('+') ? moved : /^[-−]/.test(wanted) ? -moved : Math.abs(moved);
  const reached = way - Math.abs(levelOf(wanted.replace(/[%+]/g, '')));
  return reached === 0 ? 1 : reached;
}

/** The value that an alert reports, and a number above 0 where its condition is met; for crosses, on which side it is. */
function readingAt(alert: AlertDraft, time: number, price: number): { value: number; signal: number } {
  const { series, verb, operands } = alert.condition;
  const read = (name: string) => {
    if (isLevel(name)) {
      return levelOf(name);
    }
    return name.toLowerCase() === 'price' ? price : valueAt(alert, name.toLowerCase(), time);
  };
  const value = read(series);
  if (verb === 'moves') {
    return { value, signal: moveSignal(alert, time, price) };
  }
  const [one = '', other = ''] = operands;
  if (verb === 'enters' || verb === 'leaves') {
    const [low, high] = [levelOf(one), levelOf(other)].sort((a, b) => a - b) as [number, number];
    const isInside = value >= low && value <= high;
    return { value, signal: isInside === (verb === 'enters') ? 1 : -1 };
  }
  const above = value - read(one);
  return { value, signal: verb === 'below' ? -above : above };
}

/** These fire where the signal changes its sign, or its sign becomes a plus; the others while it is above 0. */
const isTurn = (verb: string) => verb === 'crosses' || verb === 'enters' || verb === 'leaves';

/** Price alone: nothing else is read. */
const isPriceOnly = ({ condition }: AlertDraft) =>
  condition.series.toLowerCase() === 'price' && condition.verb !== 'moves' && namesIn(condition).length === 0;

/** Studies are read at every minute up to 15m, and fifteen times a bar above. */
const STEPS = 15;
export const stepOf = ({ timeframe }: Pick<AlertDraft, 'timeframe'>) =>
  Math.max(1, minutesOf(timeframe) / STEPS) * MINUTE;

/** The closes of an alert's bars after a moment. */
function* closesBetween({ symbol, timeframe }: AlertDraft, from: number, until: number): Generator<Point> {
  for (let close = closeOf(timeframe, openOf(timeframe, from)); close <= until; ) {
    yield { time: close, price: priceAt(symbol, close) };
    close = closeOf(timeframe, close);
  }
}

const FAR = 2;
/** Whether price would have to double or to halve before it reaches a level: that level is of another market. */
export const isOutOfReach = ({ symbol, condition }: AlertDraft, clock: number) => {
  const price = priceAt(symbol, clock);
  const isFar = (level: number) => level > price * FAR || level < price / FAR;
  const levels = condition.operands.filter(isLevel).map(levelOf);
  return isPriceOnly({ symbol, condition } as AlertDraft) && levels.length > 0 && levels.every(isFar);
};

/** What an alert looks at after a moment, in order: every turn of price inside a minute, or a study at each step. */
function* ticksBetween(alert: Alert, from: number, until: number): Generator<Point> {
  const { symbol, timeframe, trigger, condition } = alert;
  if (trigger === 'once-per-bar-close') {
    yield* closesBetween(alert, from, until);
  } else if (isPriceOnly(alert)) {
    const levels = condition.operands.map(levelOf);
    const needsTicks = (low: number, high: number) =>
      levels.some((level) => low <= level && level <= high) ||
      (condition.verb === 'above' && low > (levels[0] ?? 0)) ||
      (condition.verb === 'below' && high < (levels[0] ?? 0));
    yield* priceTurns(symbol, from, until, needsTicks);
  } else {
    const step = stepOf(alert);
    for (let open = openOf(timeframe, from); open < until; open = closeOf(timeframe, open)) {
      const close = closeOf(timeframe, open);
      const first = Math.max(0, Math.floor((from - open) / step));
      for (let end = open + (first + 1) * step; end < close + step; end += step) {
        const time = Math.min(end, close);
        if (time > until) {
          return;
        }
        // Just before, so that the end of a bar belongs to it.
        yield { time: time - 1_000, price: priceAt(symbol, time) };
      }
    }
  }
}

const LOOK_BACK = 60;

/** On which side an alert's value was, up to a moment; a value exactly on the level leaves it as it was. */
function sideBefore(alert: Alert, from: number): number {
  const { symbol, timeframe, trigger } = alert;
  const step = stepOf(alert);
  const isClose = trigger === 'once-per-bar-close';
  const open = openOf(timeframe, from);
  let time = isClose ? open : isPriceOnly(alert) ? from : open + Math.floor((from - open) / step) * step;
  for (let back = 0; back < LOOK_BACK; back += 1) {
    const { signal } = readingAt(alert, time, priceAt(symbol, time));
    if (signal > 0 || signal < 0) {
      return signal;
    }
    time = isClose ? openOf(timeframe, time - 1) : time - (isPriceOnly(alert) ? MINUTE : step);
  }
  return 0;
}

/** Whether a condition that holds may fire again after the last time. */
function isFree({ trigger, timeframe }: Alert, time: number, last: number): boolean {
  return trigger === 'every-time'
    ? time - last >= EVERY_TIME_PAUSE
    : trigger !== 'once-per-bar' || last < openOf(timeframe, time);
}

/** Whether a condition is met by a signal, given the side that its value was on before. */
function isMet({ verb }: AlertCondition, signal: number, side: number): boolean {
  const isUp = signal > 0;
  if (!isTurn(verb)) {
    return isUp;
  }
  const turns = side !== 0 && signal !== 0 && !Number.isNaN(signal) && side > 0 !== isUp;
  return turns && (verb === 'crosses' || isUp);
}

/** When an alert fires after a moment, by the rules of its trigger. */
export function firingsBetween(alert: Alert, from: number, until: number): readonly Firing[] {
  const end = Math.min(until, expiryOf(alert));
  if (alert.isPaused || alert.isTriggered || end <= from) {
    return [];
  }
  const fired: Firing[] = [];
  let side = isTurn(alert.condition.verb) ? sideBefore(alert, from) : 0;
  let last = alert.fired.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
  for (const { time, price } of ticksBetween(alert, from, end)) {
    const { signal, value } = readingAt(alert, Math.ceil(time / MINUTE) * MINUTE, price);
    const fires = isMet(alert.condition, signal, side) && isFree(alert, time, last);
    side = signal > 0 || signal < 0 ? signal : side;
    if (fires) {
      fired.push({ time, value });
      last = time;
    }
    if (fires && alert.trigger === 'once') {
      break;
    }
  }
  return fired;
}

/** An alert that fired: how often is counted, and the newest are kept. */
export const withFirings = (alert: Alert, fired: readonly Firing[]): Alert => ({
  ...alert,
  isTriggered: alert.isTriggered || (alert.trigger === 'once' && fired.length > 0),
  count: alert.count + fired.length,
  fired: [...alert.fired, ...fired].slice(-MOST_KEPT),
});

/** An alert as it's made or armed again: what is true already fires at once, unless it waits for a close or a cross. */
export function armed(alert: Alert, now: number): Alert {
  const ready = { ...alert, isPaused: false, isTriggered: false };
  const { value, signal } = readingAt(alert, now, priceAt(alert.symbol, now));
  const looks = alert.trigger !== 'once-per-bar-close' && !isTurn(alert.condition.verb);
  return looks && signal > 0 ? withFirings(ready, [{ time: now, value }]) : ready;
}

/** The next free number: undoing a link may bring back those that are gone. */
const nextId = ({ alerts, past, future }: State) =>
  1 +
  Math.max(
    0,
    ...[alerts, ...[...past, ...future].map((step) => step.surroundings?.alerts ?? [])]
      .flat()
      .map(({ id }) => id),
  );

/** Alerts stand still during a replay. */
export const liveClock = ({ clock, returnTo }: State) => returnTo ?? clock;

/** An alert that hasn't fired yet. Its time is the live one, also during a replay. */
export const newAlert = (state: State, draft: AlertDraft, trigger: TriggerKind): Alert => ({
  ...draft,
  id: nextId(state),
  trigger,
  since: liveClock(state),
  isPaused: false,
  isTriggered: false,
  count: 0,
  fired: [],
});

const expiryOf = ({ since }: Alert) => since + alertDefaults.expiryDays * DAY;

export const isExpired = (alert: Alert, clock: number) => clock > expiryOf(alert);

/** Its tab of the panel. */
export function statusOf(alert: Alert, clock: number): AlertStatus {
  if (alert.isTriggered) {
    return 'triggered';
  }
  if (isExpired(alert, clock)) {
    return 'expired';
  }
  return alert.isPaused ? 'paused' : 'active';
}
