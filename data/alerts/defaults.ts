import type { AlertDefaults } from './types';

/** What a new alert has when you change nothing in the dialog. */
export const alertDefaults: AlertDefaults = {
  trigger: 'once-per-bar-close',
  expiryDays: 30,
  deliveries: ['in-app'],
};

/** How often PT looks at a screener that has an alert, in seconds. */
export const screenerAlertSeconds = 60;
