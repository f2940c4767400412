import { counted } from '@site/src/lib/text/format';
import { closeOf, openOf } from '../markets/bars';
import { LAST, MINUTE } from '../markets/walk';
import { conditionText, firingsBetween, withFirings } from './alerts';
import { activePane } from './outcome';
import { newsUntil } from './practice';
import { readingText, timeText } from './texts';
import type { Alert, Firing, State } from './types';

type Fired = Firing & { readonly alert: Alert; readonly count: number };
type Played = {
  readonly state: State;
  readonly sentence: string;
  readonly fired: readonly Fired[];
  readonly traded?: readonly string[];
};

const MOST_LINES = 20;

/** How often an alert fired, and the last time. */
function inWords({ alert, count, time, value }: Fired): string {
  const at = `at ${readingText(alert, value)}`;
  const often = count === 1 ? at : `${counted(count, 'time')}, the last at ${timeText(time)} UTC ${at}`;
  return `${alert.symbol}: ${conditionText(alert.condition)} fired ${often}.`;
}

/** Moves the clock on, and tells which alerts fired and what orders did. In a replay only the clock moves. */
function playTo(state: State, to: number, came: string): Played {
  const end = state.returnTo ?? LAST;
  const clock = Math.min(to, end);
  if (clock <= state.clock) {
    return { state, sentence: 'The sample ends here. Start over to see it again.', fired: [] };
  }
  if (state.returnTo !== null) {
    const isBack = clock >= end;
    return {
      state: { ...state, clock, returnTo: isBack ? null : end },
      sentence: isBack ? 'Back to now.' : came,
      fired: [],
    };
  }
  const news = new Map(state.alerts.map((alert) => [alert.id, firingsBetween(alert, state.clock, clock)]));
  const fired = state.alerts.flatMap((alert) => {
    const firings = news.get(alert.id) ?? [];
    const last = firings.at(-1);
    return last ? [{ ...last, alert, count: firings.length }] : [];
  });
  const alerts =
    fired.length === 0
      ? state.alerts
      : state.alerts.map((alert) => withFirings(alert, news.get(alert.id) ?? []));
  const traded = newsUntil(state, clock);
  const sentences = [...fired.map(inWords), ...traded];
  const log = [...state.log, ...sentences.map((sentence) => ({ line: '', sentence, ok: true }))];
  return {
    state: { ...state, alerts, clock, log: sentences.length === 0 ? state.log : log.slice(-MOST_LINES) },
    sentence: [came, ...sentences].filter(Boolean).join(' '),
    fired,
    traded,
  };
}

/** Lets whole minutes pass, and says which alerts fired. A replay ends where it began. */
export const play = (state: State, minutes: number): Played =>
  playTo(state, state.clock + Math.floor(minutes) * MINUTE, '');

/** Lets bars of the active pane come, each to its close. */
export function step(state: State, bars = 1): Played {
  const { timeframe } = activePane(state);
  let time = state.clock;
  for (let bar = 0; bar < bars; bar += 1) {
    time = closeOf(timeframe, openOf(timeframe, time));
  }
  return playTo(state, time, `${counted(bars, 'bar')} came.`);
}
