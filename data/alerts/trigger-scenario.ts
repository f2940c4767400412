import { type Bar, clockToSeconds } from '../formulas/trading/triggers';
import type { ScenarioRun, TriggerScenario } from './types';

/** `values`: minute, second and value of each tick. */
const bar = (id: string, opens: string, closes: string, values: string) => ({
  id,
  opens,
  closes,
  values: values.split(', ').map((tick) => {
    const [time, value] = tick.split(' ');
    return { at: `12:${time}`, value: Number(value) };
  }),
});

/**
 * A short sequence composed for the documentation, not taken from a market: one spike that is gone at the
 * close, one move that holds, one bar that stays above. It is enough to tell the four triggers apart.
 */
export const triggerScenario: TriggerScenario = {
  timeframe: '5m',
  level: 100,
  bars: [
    bar('quiet', '12:00:00', '12:05:00', '00:00 99.2, 01:20 99.6, 02:40 99.4, 04:10 99.7, 04:50 99.5'),
    bar(
      'spike',
      '12:05:00',
      '12:10:00',
      '05:00 99.6, 06:10 100.3, 06:40 99.8, 07:50 100.2, 09:20 99.7, 09:50 99.5',
    ),
    bar('break', '12:10:00', '12:15:00', '10:00 99.7, 11:30 100.4, 12:40 100.6, 13:30 100.2, 14:50 100.8'),
    bar('hold', '12:15:00', '12:20:00', '15:00 100.7, 16:00 100.9, 17:30 101.2, 18:40 101, 19:50 101.1'),
  ],
};

/** The same bars in the form the trigger formulas take. */
export const scenarioBars: readonly Bar[] = triggerScenario.bars.map(({ opens, closes, values }) => ({
  opensAt: clockToSeconds(opens),
  closesAt: clockToSeconds(closes),
  ticks: values.map(({ at, value }) => ({ at: clockToSeconds(at), value })),
}));

/** Alerts on these bars, and what each trigger teaches. When they fire is computed (data/formulas/trading/triggers.ts). */
export const scenarioRuns = {
  crosses: {
    id: 'crosses',
    comparison: 'crosses',
    madeAt: '12:00:00',
    lessons: {
      once: 'The spike uses it up. The move that holds comes without a message.',
      'once-per-bar':
        'It reported both the spike and the move, and only the move was still there at the close.',
      'once-per-bar-close': 'Silent on the spike, and last to report the move that holds.',
      'every-time':
        'Reports up and down crosses alike. The one that came within a minute of the first message is left out.',
    },
  },
  above: {
    id: 'above',
    comparison: 'above',
    madeAt: '12:00:00',
    lessons: {
      once: 'The same as for a cross: the spike uses it up.',
      'once-per-bar': 'Fires again in every bar that is above for even a moment.',
      'once-per-bar-close': 'Fires at every close above the level, one message per bar.',
      'every-time': 'Keeps sending while the value stays above. Give it an expiry.',
    },
  },
  'crosses-late': {
    id: 'crosses-late',
    comparison: 'crosses',
    madeAt: '12:16:30',
    lessons: {
      once: 'Waits: the cross happened before the alert was made.',
      'once-per-bar': 'Waits for the next cross inside a bar.',
      'once-per-bar-close': 'Waits for a close on the other side.',
      'every-time': 'Waits for the next cross.',
    },
  },
  'above-late': {
    id: 'above-late',
    comparison: 'above',
    madeAt: '12:16:30',
    lessons: {
      once: 'Fires the moment you create it.',
      'once-per-bar': 'Fires the moment you create it.',
      'once-per-bar-close': 'Fires at the next close.',
      'every-time': 'Fires the moment you create it, then goes on.',
    },
  },
} as const satisfies Record<string, ScenarioRun>;
