import type { AlertTrigger } from './alerts.schema';

/** How often an alert may fire, and whether it looks inside the bar or waits for the close. */
export const alertTriggers: readonly AlertTrigger[] = [
  {
    id: 'once',
    name: 'Once',
    does: 'Fires the first time the condition is met, then stops until you re-arm it.',
    looksAt: 'inside the bar',
    repeats: false,
    chooseFor: 'A level that you want to hear about a single time.',
    watchOut: 'A brief spike uses it up, and the move you waited for comes without a message.',
  },
  {
    id: 'once-per-bar',
    name: 'Once per bar',
    does: 'Fires the first time the condition is met inside each bar.',
    looksAt: 'inside the bar',
    repeats: true,
    chooseFor: 'Early warning, when you will look at the chart before you act.',
    watchOut: 'It may fire on a value that is gone when the bar closes.',
  },
  {
    id: 'once-per-bar-close',
    name: 'Once per bar close',
    does: 'Waits for the bar to close and fires if the closing value meets the condition.',
    looksAt: 'at the close',
    repeats: true,
    chooseFor: 'Confirmed readings, and every study or metric that is defined on closed bars.',
    watchOut: 'It’s late by up to one bar, and a spike inside the bar is never reported.',
  },
  {
    id: 'every-time',
    name: 'Every time',
    does: 'Fires each time the condition is met, at most once a minute.',
    looksAt: 'inside the bar',
    repeats: true,
    chooseFor: 'Short watches during an event, with an expiry that ends them.',
    watchOut: 'Events within a minute of the last message aren’t sent, and a busy level still sends many.',
  },
];
