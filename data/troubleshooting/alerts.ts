import type { Trouble } from './trouble.schema';

const panel = { area: 'alerts', page: '/docs/alerts/alerts-panel' } as const;
const create = { area: 'alerts', page: '/docs/alerts/creating-an-alert' } as const;

export const alertTroubles: readonly Trouble[] = [
  {
    ...create,
    id: 'fix-fired-at-once',
    symptom: 'The alert fired the moment I created it',
    answer:
      '*Above*, *below* and *moves* can be true already. Use a crossing condition to wait for the next time.',
  },
  {
    ...create,
    id: 'fix-did-not-fire',
    symptom: 'Price went through the level and nothing came',
    answer:
      'A crossing needs a fresh cross after you created the alert, and once per bar close waits for the close. Check where the bar closed, on the alert’s own venue and timeframe.',
  },
  {
    ...create,
    id: 'fix-chart-shows-no-cross',
    symptom: 'The alert fired, but the chart shows no cross',
    answer:
      'The value was there inside the bar and gone at the close. Duplicate the alert with the trigger once per bar close. If another chart disagrees, compare venue and timeframe first, then bars in UTC.',
  },
  {
    ...create,
    id: 'fix-fired-only-once',
    symptom: 'The alert fired once and never again',
    answer: 'Its trigger is once. Re-arm it in the panel, or duplicate it with a trigger that repeats.',
    more: { label: 'Re-arm an alert', to: '/docs/alerts/alerts-panel' },
  },
  {
    ...create,
    id: 'fix-too-many-messages',
    symptom: 'Message after message from one alert',
    answer:
      'A repeating trigger on above or below fires for as long as it stays true, and a level in the middle of the noise is crossed all day. Pause it, then duplicate it with a band, a wider level or once per bar close.',
  },
  {
    ...create,
    id: 'fix-old-study-settings',
    symptom: 'The alert fires at values my study doesn’t show',
    answer:
      'It still uses the settings the study had when you created it. Duplicate the alert with today’s settings and delete the old one.',
  },
  {
    ...panel,
    id: 'fix-wick-no-line',
    symptom: 'A long wick crossed the level and the log has no line',
    answer:
      'The trigger waits for the close, and the bar closed on the old side. Use once per bar if you want wicks.',
  },
  {
    ...panel,
    id: 'fix-lines-a-minute-apart',
    symptom: 'The log has lines exactly a minute apart',
    answer:
      'The trigger every time sends at most one message a minute. What happened in between wasn’t sent.',
  },
  {
    ...panel,
    id: 'fix-one-delivery-failed',
    symptom: 'One delivery failed and the others worked',
    answer:
      'Only that service refused or couldn’t be reached. Fix it and send yourself a test. The others aren’t affected.',
  },
  {
    ...panel,
    id: 'fix-unknown-alerts',
    symptom: 'There are alerts I don’t recognise',
    answer:
      'They’re old ones of yours, or someone else is using your account. Pause them. If they aren’t yours, secure your account first.',
  },
];
