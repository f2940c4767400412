import { type Bar, clockToSeconds } from '../formulas/trading/triggers';
import type { ScenarioRun, TriggerScenario } from './alerts.schema';

/**
 * A short sequence composed for the documentation, not taken from a market: one spike that is gone at the
 * close, one move that holds, one bar that stays above. It is enough to tell the four triggers apart.
 */
export const triggerScenario: TriggerScenario = {
  timeframe: '5m',
  level: 100,
  bars: [
    {
      id: 'quiet',
      opens: '12:00:00',
      closes: '12:05:00',
      values: [
        { at: '12:00:00', value: 99.2 },
        { at: '12:01:20', value: 99.6 },
        { at: '12:02:40', value: 99.4 },
        { at: '12:04:10', value: 99.7 },
        { at: '12:04:50', value: 99.5 },
      ],
    },
    {
      id: 'spike',
      opens: '12:05:00',
      closes: '12:10:00',
      values: [
        { at: '12:05:00', value: 99.6 },
        { at: '12:06:10', value: 100.3 },
        { at: '12:06:40', value: 99.8 },
        { at: '12:07:50', value: 100.2 },
        { at: '12:09:20', value: 99.7 },
        { at: '12:09:50', value: 99.5 },
      ],
    },
    {
      id: 'break',
      opens: '12:10:00',
      closes: '12:15:00',
      values: [
        { at: '12:10:00', value: 99.7 },
        { at: '12:11:30', value: 100.4 },
        { at: '12:12:40', value: 100.6 },
        { at: '12:13:30', value: 100.2 },
        { at: '12:14:50', value: 100.8 },
      ],
    },
    {
      id: 'hold',
      opens: '12:15:00',
      closes: '12:20:00',
      values: [
        { at: '12:15:00', value: 100.7 },
        { at: '12:16:00', value: 100.9 },
        { at: '12:17:30', value: 101.2 },
        { at: '12:18:40', value: 101 },
        { at: '12:19:50', value: 101.1 },
      ],
    },
  ],
};

/** The same bars in the form the trigger formulas take. */
export const scenarioBars: readonly Bar[] = triggerScenario.bars.map(({ opens, closes, values }) => ({
  opensAt: clockToSeconds(opens),
  closesAt: clockToSeconds(closes),
  ticks: values.map(({ at, value }) => ({ at: clockToSeconds(at), value })),
}));

/** When each trigger would have fired. The test recomputes every moment from data/formulas/trading/triggers.ts. */
export const scenarioRuns = {
  crosses: {
    id: 'crosses',
    comparison: 'crosses',
    madeAt: '12:00:00',
    fires: {
      once: [{ at: '12:06:10', value: 100.3 }],
      'once-per-bar': [
        { at: '12:06:10', value: 100.3 },
        { at: '12:11:30', value: 100.4 },
      ],
      'once-per-bar-close': [{ at: '12:15:00', value: 100.8 }],
      'every-time': [
        { at: '12:06:10', value: 100.3 },
        { at: '12:07:50', value: 100.2 },
        { at: '12:09:20', value: 99.7 },
        { at: '12:11:30', value: 100.4 },
      ],
    },
    lessons: {
      once: 'The spike uses it up. The move that holds comes without a message.',
      'once-per-bar': 'Reports the spike and the move. Only the second was still true at its close.',
      'once-per-bar-close': 'Silent on the spike, and last to report the move that holds.',
      'every-time':
        'Reports up and down crosses alike. The one that came within a minute of the first message is left out.',
    },
  },
  above: {
    id: 'above',
    comparison: 'above',
    madeAt: '12:00:00',
    fires: {
      once: [{ at: '12:06:10', value: 100.3 }],
      'once-per-bar': [
        { at: '12:06:10', value: 100.3 },
        { at: '12:11:30', value: 100.4 },
        { at: '12:15:00', value: 100.7 },
      ],
      'once-per-bar-close': [
        { at: '12:15:00', value: 100.8 },
        { at: '12:20:00', value: 101.1 },
      ],
      'every-time': [
        { at: '12:06:10', value: 100.3 },
        { at: '12:07:50', value: 100.2 },
        { at: '12:11:30', value: 100.4 },
        { at: '12:12:40', value: 100.6 },
        { at: '12:14:50', value: 100.8 },
        { at: '12:16:00', value: 100.9 },
        { at: '12:17:30', value: 101.2 },
        { at: '12:18:40', value: 101 },
        { at: '12:19:50', value: 101.1 },
      ],
    },
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
    fires: { once: [], 'once-per-bar': [], 'once-per-bar-close': [], 'every-time': [] },
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
    fires: {
      once: [{ at: '12:16:30', value: 100.9 }],
      'once-per-bar': [{ at: '12:16:30', value: 100.9 }],
      'once-per-bar-close': [{ at: '12:20:00', value: 101.1 }],
      'every-time': [
        { at: '12:16:30', value: 100.9 },
        { at: '12:17:30', value: 101.2 },
        { at: '12:18:40', value: 101 },
        { at: '12:19:50', value: 101.1 },
      ],
    },
    lessons: {
      once: 'Fires the moment you create it.',
      'once-per-bar': 'Fires the moment you create it.',
      'once-per-bar-close': 'Fires at the next close.',
      'every-time': 'Fires the moment you create it, then goes on.',
    },
  },
} as const satisfies Record<string, ScenarioRun>;
