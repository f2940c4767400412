import { troublesIn } from './troublesIn';

const panel = '/docs/alerts/alerts-panel';
const create = '/docs/alerts/creating-an-alert';

export const alertTroubles = troublesIn(`
${create}
  fix-fired-at-once: The alert fired the moment I created it
    *Above*, *below* and *moves* can be true already. Use a crossing condition to wait for the next time.
  fix-did-not-fire: Price went through the level and nothing came
    Check where the bar closed, on the alert’s own venue and timeframe. *Once per bar close* ignores a spike, and *crosses* needs a cross after you created the alert.
  fix-chart-shows-no-cross: The alert fired, but the chart shows no cross
    The value was there inside the bar and gone at the close. Duplicate the alert with *once per bar close*. Also check that the chart has the alert’s venue and timeframe.
  fix-fired-only-once: The alert fired once and never again
    Its trigger is *once*. Re-arm it in the panel, or duplicate it with a trigger that repeats.
  fix-too-many-messages: Message after message from one alert
    *Above* or *below* stays true, or price crosses your level all day. Pause the alert, then duplicate it with a band, another level or *once per bar close*.
  fix-old-study-settings: The alert fires at values my study doesn’t show
    It uses the settings the study had when you created it. Duplicate it with today’s settings and delete the old one.
${panel}
  fix-wick-no-line: A long wick crossed the level and the log has no line
    The trigger waits for the close, and the bar closed on the old side. Choose *once per bar* to hear of wicks.
  fix-lines-a-minute-apart: The log has lines exactly a minute apart
    The trigger *every time* sends at most one message a minute and leaves out what happens in between.
  fix-one-delivery-failed: One delivery failed and the others worked
    Only that service refused or couldn’t be reached. Fix it and send yourself a test.
  fix-unknown-alerts: There are alerts I don’t recognise
    They’re old ones of yours, or someone else is using your account. If in doubt, act as if your key was stolen.
    → My key or device was stolen: /docs/others/act-now#stolen
`);
