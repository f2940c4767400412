import type { Said } from './said';

const overview = '/docs/alerts/overview';
const create = '/docs/alerts/creating-an-alert';
const panel = '/docs/alerts/alerts-panel';

export const alerts: Said = {
  [overview]: ['price alert, what alerts, notifications'],
  [`${overview}#where-it-runs`]: [
    'alert browser closed, alert offline, alert app closed, alerts run server, alert keeps settings',
    'change study alert',
  ],
  [`${overview}#what-can-be-watched`]: ['kinds alerts, types of alerts, alert ideas, what alert watch'],
  [`${overview}#parts`]: ['alert parts, alert consists, alert settings'],
  [`${overview}#limits`]: [
    'alert close position, alert place order, alert execute trade, alert stop loss, alert buy',
    'alert automatic trading, alert guarantee, trading bot',
  ],
  [`${overview}#in-the-app`]: ['where alerts, alerts menu, bell icon'],

  [create]: ['set alert, make alert, price target, price reminder, alert coin'],
  [`${create}#create`]: [
    'set price alert, new alert, steps alert, alert chart, price target, alert venue',
    'how long alert active, alert end date, alert expires, alert duration, alert stops itself',
    'alert valid until, alert time limit',
  ],
  [`${create}#conditions`]: [
    'alert condition, alert price level, price target, alert percent, alert rsi, alert indicator',
    'alert funding, price reaches, price hits, price touches, alert below, alert above, alert volume',
  ],
  [`${create}#price-crosses`]: ['price target, price reaches level, price hits level, price touches level'],
  [`${create}#price-above`]: ['alert price above, price higher than'],
  [`${create}#price-below`]: ['alert price below, price lower than, price drops below'],
  [`${create}#price-band`]: ['price leaves range, range breakout, alert range, breakout alert, price zone'],
  [`${create}#price-moves`]: [
    'percent move, price moves percent, sudden move, big move alert, volatility alert, pump alert',
    'crash alert, price change alert',
  ],
  [`${create}#series-crosses-level`]: [
    'rsi alert, rsi below, rsi above, indicator alert, funding alert, alert rsi crosses',
    'alert open interest',
  ],
  [`${create}#series-crosses-series`]: [
    'moving average cross, golden cross, two lines cross, ema cross, lines crossing alert',
  ],
  [`${create}#drawing-crossed`]: [
    'trendline alert, price touches trendline, trendline break, trendline broken',
  ],
  [`${create}#screener-match`]: ['screener alert, alert list, new coin screener'],
  [`${create}#crossing-or-above`]: [
    'alert fired immediately, alert instantly, crosses or above, price already above',
    'crossing difference, alert never fired',
  ],
  [`${create}#triggers`]: [
    'alert on candle close, false alert, best trigger, alert wick, fakeout',
    'alert noise',
    'alert once, alert repeat, alert too often, alert every time, alert keeps firing, how often alert',
    'alert many times, recurring alert',
  ],
  [`${create}#trigger-once`]: ['one time alert, alert only once, single alert'],
  [`${create}#trigger-once-per-bar`]: ['once per candle, alert every bar'],
  [`${create}#trigger-once-per-bar-close`]: ['candle close alert, alert wait close'],
  [`${create}#trigger-every-time`]: ['repeating alert, alert every time, unlimited alerts'],
  [`${create}#same-bars`]: ['trigger example, triggers compared'],
  [`${create}#message`]: ['alert text, alert variables, custom message, include price alert'],
  [`${create}#deliveries`]: [
    'send alert to phone, alert by mail, get alert on my phone, alert email',
    'alert channels, alert mobile, push notification, where alert sent, receive alert',
  ],
  [`${create}#delivery-browser-push`]: ['push notification, browser notification, push message'],
  [`${create}#delivery-email`]: ['alert email'],
  [`${create}#telegram`]: ['telegram bot, alert telegram, telegram setup, connect telegram'],
  [`${create}#discord`]: ['alert discord, discord bot, discord channel alert, connect discord'],
  [`${create}#webhook`]: [
    'alert http, callback url, json payload, alert my server, alert bot, automate alert, zapier',
    'alert script, alert api',
  ],
  [`${create}#test`]: ['test alert, check alert works, sample alert, alert really works, alert reaches me'],
  [`${create}#command`]: ['type alert, alert command bar, alert keyboard'],
  [`${create}#what-can-go-wrong`]: [
    'alert fired immediately, alert problem, alert not fired, too many alerts, alert went off',
    'alert instantly',
  ],

  [panel]: ['manage alerts, my alerts, list alerts, all alerts'],
  [`${panel}#states`]: [
    'alert status, alert state, paused alert, expired alert, alert inactive, alert active',
    'triggered alert',
  ],
  [`${panel}#transitions`]: [
    're arm alert, reactivate alert, resume alert, restart alert, enable alert, alert again',
  ],
  [`${panel}#find`]: ['search alert, alert name, lost alert'],
  [`${panel}#change`]: ['edit alert, modify alert, update alert, adjust alert, alert different price'],
  [`${panel}#bulk`]: [
    'delete all alerts, mute all alerts, delete alert, pause alert, turn off alert, cancel alert',
    'several alerts, many alerts, snooze alerts',
  ],
  [`${panel}#log`]: ['alert history, alert fired when, alerts already fired'],
  [`${panel}#did-not-arrive`]: [
    'alert not working, no alert received, missed alert, alert not arrive, alert fail',
    'telegram not working, email not arrive, alert not fired, telegram stopped, discord not working',
    'no telegram, no email',
  ],
  [`${panel}#what-can-go-wrong`]: [
    'alert price different, alert chart mismatch, alert wrong time, alert not match chart',
  ],
  [`${panel}#review`]: ['clean alerts, too many alerts, weekly alerts, tidy alerts, alert maintenance'],
};
