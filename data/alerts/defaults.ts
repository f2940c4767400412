import type { AlertDefaults } from './alerts.schema';

/** What a new alert has when you change nothing in the dialog. */
export const alertDefaults: AlertDefaults = {
  trigger: 'once-per-bar-close',
  expiryDays: 30,
  deliveries: ['in-app'],
};

/** What can still be done to an alert once it exists. */
export const alertActions = ['Rename', 'Pause', 'Resume', 'Duplicate', 'Delete'] as const;

/** How often PT looks at a screener that has an alert, in seconds. */
export const screenerAlertSeconds = 60;
