import { limits } from '../reference/limits';
import type { AlertDefaults, AlertRule } from './alerts.schema';

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

/** What holds for every alert and is asked often. */
export const alertRules: readonly AlertRule[] = [
  {
    id: 'create',
    about: 'Creating',
    rule: 'Typing `alert …` in the command bar opens the dialog with the condition filled in. Nothing is watched until you click Create.',
  },
  {
    id: 'defaults',
    about: 'Defaults',
    rule: `A new alert triggers once per bar close, expires after ${alertDefaults.expiryDays} days and notifies you in the app.`,
  },
  {
    id: 'change',
    about: 'Changing an alert',
    rule: 'You can rename, pause, resume and delete an alert. To change its condition, click Duplicate, edit the copy in the dialog, create it and delete the old one.',
  },
  {
    id: 'settings',
    about: 'Study settings',
    rule: 'An alert keeps the settings the study or metric had when you created it. Changing the pane later doesn’t affect it.',
  },
  {
    id: 'drawing',
    about: 'Drawings',
    rule: 'An alert on a drawing keeps the line as it was. When you move the line, PT asks Update alert? and changes the alert only if you say yes.',
  },
  {
    id: 'screener',
    about: 'Screeners',
    rule: 'On a screener, `alert on match` is the alert. PT checks the list once a minute and names every market that entered or left since. For a condition on one market, open its row first.',
  },
  {
    id: 'paused-expiry',
    about: 'Paused alerts',
    rule: 'The expiry keeps running while an alert is paused. If it passes, the alert becomes Expired.',
  },
  {
    id: 'cap',
    about: 'How many',
    rule: `You can have ${limits.activeAlerts} active alerts. Paused, triggered and expired ones don’t count.`,
  },
];
