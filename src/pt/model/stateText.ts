import { activePane } from './outcome';
import { accountOf, accountText } from './practice';
import { isUnsaved } from './saving';
import { screenerRows } from './screenerRows';
import { alertsOf, priceOf } from './select';
import { priceText, timeText } from './texts';
import type { State } from './types';
import { seriesTitle } from './values';

/** The state in a few sentences, for those who don't see it. */
export function stateText(state: State): string {
  const pane = activePane(state);
  const alerts = alertsOf(state);
  const shown = {
    workbench: () =>
      `Workbench ${state.workbench.name ? `"${state.workbench.name}"` : '(draft)'}${isUnsaved(state) ? ', not saved' : ''}: ${pane.symbol} on ${pane.timeframe} at ${priceText(pane.symbol, priceOf(state, pane.symbol))}${pane.series.length > 0 ? `, with ${pane.series.map(seriesTitle).join(', ')}` : ''}. Panes: ${state.workbench.panes.length}.`,
    dashboard: () =>
      `Dashboard "${state.dashboard.name}"${state.dashboard.locked ? ', locked' : ''}: ${state.dashboard.widgets.map(({ kind, symbol, group }) => `${kind} ${symbol}${group ? ` (${group})` : ''}`).join(', ') || 'no widgets'}.`,
    screener: () => {
      const { passed, looked, filters, rows } = screenerRows(state);
      return `Screener of ${looked} ${state.screener.universe} markets${filters.length > 0 ? ` where ${filters.join(' and ')}` : ''}: ${passed} pass; first ${
        rows
          .slice(0, 3)
          .map(({ symbol }) => symbol)
          .join(', ') || 'none'
      }.`;
    },
  };
  const watched = alerts.map(
    ({ alert, title, status, count }) => `${alert.symbol} ${title} (${status}, fired ${count}×)`,
  );
  return [
    shown[state.place](),
    `Sample time ${timeText(state.clock)} UTC.`,
    ...(watched.length > 0 ? [`Alerts: ${watched.join('; ')}.`] : []),
    ...(state.practice.length > 0 ? [accountText(accountOf(state))] : []),
  ].join(' ');
}
