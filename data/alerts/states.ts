import { withIds } from '../withIds';
import type { AlertState } from './types';

/** The states of an alert. Each is a tab of the alerts panel with the same name. */
export const alertStates = withIds<AlertState>({
  active: {
    name: 'Active',
    meaning: 'PT’s servers watch the condition. An alert with a repeating trigger stays here after it fires.',
    watched: true,
  },
  paused: {
    name: 'Paused',
    meaning: 'You stopped it, and PT doesn’t watch it. The expiry keeps running.',
    watched: false,
  },
  triggered: {
    name: 'Triggered',
    meaning: 'An alert with the trigger Once has fired. It stays quiet until you re-arm it.',
    watched: false,
  },
  expired: {
    name: 'Expired',
    meaning: 'Its expiry has passed. To watch the same condition again, click Duplicate.',
    watched: false,
  },
});
