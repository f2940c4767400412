import { counted, formatNumber } from '@site/src/lib/text/format';
import { conditionText, type Firing, firingsOf } from './alerts';
import { activePane } from './outcome';
import { closeOf, LAST, MINUTE, minutesOf, openOf } from './series';
import type { Alert, State } from './types';

type Fired = Firing & { readonly alert: Alert };
type Played = { readonly state: State; readonly sentence: string; readonly fired: readonly Fired[] };

/** Where time is after so many bars of the active pane: whole ones end with a close, parts are whole minutes. */
function later(clock: number, timeframe: Parameters<typeof openOf>[0], bars: number): number {
  if (bars < 1) {
    return clock + Math.max(1, Math.round(minutesOf(timeframe) * bars)) * MINUTE;
  }
  let time = clock;
  for (let bar = 0; bar < Math.floor(bars); bar += 1) {
    time = closeOf(timeframe, openOf(timeframe, time));
  }
  return time;
}

/** Lets bars come, and says which alerts fired on them. A replay ends where it began. */
export function play(state: State, bars: number): Played {
  const { timeframe } = activePane(state.workbench);
  const end = state.returnTo ?? LAST;
  const clock = Math.min(later(state.clock, timeframe, bars), end);
  if (clock === state.clock) {
    return { state, sentence: 'The sample ends here. Reset starts over.', fired: [] };
  }
  if (state.returnTo !== null) {
    const isBack = clock >= end;
    return {
      state: { ...state, clock, returnTo: isBack ? null : end },
      sentence: isBack ? 'Back to now.' : '',
      fired: [],
    };
  }
  const fired = state.alerts
    .filter(({ pausedAt }) => pausedAt === null)
    .flatMap((alert) =>
      firingsOf(alert, clock)
        .filter(({ time }) => time > state.clock && time <= clock)
        .map((firing) => ({ ...firing, alert })),
    )
    .sort((one, other) => one.time - other.time);
  const rang = fired.map(
    ({ alert, value }) => `${alert.symbol}: ${conditionText(alert.condition)} at ${formatNumber(value, 2)}.`,
  );
  const came = bars >= 1 ? `${counted(Math.floor(bars), 'bar')} came.` : '';
  const log = rang.map((sentence) => ({ line: '', sentence, ok: true }));
  return {
    state: { ...state, clock, log: [...state.log, ...log].slice(-20) },
    sentence: [came, ...rang].filter(Boolean).join(' '),
    fired,
  };
}
