import type { Bar } from '@site/src/lib/samples/barView';
import { signedPercent } from '@site/src/lib/text/format';
import { barsUntil } from '../markets/bars';
import { bookAt } from '../markets/book';
import { type Print, printsOf } from '../markets/flow';
import { FIRST, MINUTE, priceAt } from '../markets/walk';
import { conditionText, liveClock, statusOf } from './alerts';
import { barsOf, columnsOf } from './bars';
import { panesOf } from './saving';
import { priceText, timeText, valueText } from './texts';
import type { Pane, SampleSymbol, State, Widget } from './types';
import { seriesLines } from './values';

export { barsOf, shownBars, valuesOf } from './bars';
export { panesOf } from './saving';
export { priceText, timeText, valueText } from './texts';
export { tileMetrics } from './values';

/** What a Metric tile shows, by line. */
export const tileValues = (state: State, { symbol, metric: name = 'funding rate' }: Widget) => ({
  name,
  lines: seriesLines(
    { kind: 'metric', name, settings: {} },
    { symbol, timeframe: '1H', clock: state.clock },
    2,
  ).map((line) => ({ name: line.name, value: line.values.at(-1) ?? Number.NaN })),
});

/** The symbols that a pane is compared with, as closes aligned with its bars. */
export const comparedOf = (state: State, pane: Pane) =>
  pane.compared.map((symbol) => {
    const { bars, until } = barsOf(state, pane);
    return {
      symbol,
      values: barsUntil(symbol, pane.timeframe, until, bars.length).map(({ close }) => close),
    };
  });

export const drawingsOf = (pane: Pane) =>
  pane.hidesDrawings ? [] : pane.drawings.filter(({ symbol }) => symbol === pane.symbol);

export const priceOf = (state: State, symbol: SampleSymbol) => priceAt(symbol, state.clock);
export const bookOf = (state: Pick<State, 'clock'>, symbol: SampleSymbol) => bookAt(symbol, state.clock);

/** The newest prints, newest first, as far as the sample goes back. */
export function tradesOf(state: Pick<State, 'clock'>, symbol: SampleSymbol, count = 40): readonly Print[] {
  const prints: Print[] = [];
  for (let minute = state.clock - MINUTE; prints.length < count && minute >= FIRST; minute -= MINUTE) {
    prints.push(...printsOf(symbol, minute).toReversed());
  }
  return prints.slice(0, count);
}

/** Alerts with their tab of the panel and what they sent. During a replay they stand still. */
export const alertsOf = (state: State) =>
  state.alerts.map((alert) => ({
    alert,
    title: conditionText(alert.condition),
    fired: alert.fired,
    count: alert.count,
    status: statusOf(alert, liveClock(state)),
  }));

/** The pane's newest bars as a table, newest first: time, prices, change, then each line of each study and metric. */
export function tableOf(state: State, pane: Pane, count = 20) {
  const { bars } = barsOf(state, pane);
  const text = (price: number) => priceText(pane.symbol, price);
  // Volume has a column of its own, whether its study is on the pane or not.
  const lines = columnsOf(
    state,
    pane,
    pane.series.filter(({ name }) => name !== 'volume'),
  );
  const newest = Array.from({ length: Math.min(count, bars.length) }, (_, back) => bars.length - 1 - back);
  return {
    head: ['Time', 'Open', 'High', 'Low', 'Close', 'Change', 'Volume', ...lines.map(({ title }) => title)],
    rows: newest.map((at) => {
      const { time, open, high, low, close, volume } = bars[at] as Bar;
      return [
        `${timeText(time)} UTC`,
        ...[open, high, low, close].map(text),
        signedPercent((close / (bars[at - 1]?.close ?? open) - 1) * 100, 2),
        valueText(volume),
        ...lines.map(({ place, values }) =>
          (place === 'overlay' ? text : valueText)(values[at] ?? Number.NaN),
        ),
      ];
    }),
  };
}

/** Each widget of the dashboard with its panes. */
export const widgetsOf = (state: State) =>
  state.dashboard.widgets.map((widget, index) => ({
    widget,
    panes: panesOf(state, widget),
    isActive: index === state.dashboard.active,
  }));
