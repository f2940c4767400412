import { withIds } from '../withIds';
import type { AlertTrigger } from './types';

/** How often an alert may fire, and whether it looks inside the bar or waits for the close. */
export const alertTriggers = withIds<AlertTrigger>({
  once: {
    name: 'Once',
    does: 'Fires the first time the condition is met, then stops until you re-arm it.',
    watchOut: 'A brief spike uses it up, and you don’t hear about the move that follows.',
  },
  'once-per-bar': {
    name: 'Once per bar',
    does: 'Fires the first time the condition is met inside each bar.',
    watchOut: 'It may fire on a value that’s gone when the bar closes.',
  },
  'once-per-bar-close': {
    name: 'Once per bar close',
    does: 'Waits for the bar to close and fires if the closing value meets the condition.',
    watchOut: 'It comes up to one bar late, and never reports a spike inside the bar.',
  },
  'every-time': {
    name: 'Every time',
    does: 'Fires each time the condition is met, at most once a minute.',
    watchOut: 'With *above*, *below* or *moves* it keeps firing for as long as that’s true.',
  },
});
