import { rules } from '../reference/rules';
import type { Trouble } from './trouble.schema';

const workbench = '/docs/workbench/overview';
const navigate = { area: 'charts', page: `${workbench}/navigating-the-chart-interface` } as const;
const panes = { area: 'charts', page: `${workbench}/using-the-workbench/using-the-wb` } as const;
const drawing = { area: 'charts', page: `${workbench}/using-the-workbench/charting-tools` } as const;
const saving = { area: 'charts', page: `${workbench}/saving-resaving-a-workbench` } as const;
const sharing = { area: 'charts', page: `${workbench}/sharing/` } as const;
const start = { area: 'charts', page: '/docs/introduction/getting-started' } as const;

export const chartTroubles: readonly Trouble[] = [
  {
    ...start,
    id: 'fix-ctrl-j',
    symptom: 'Ctrl/Cmd + J opens something in the browser',
    answer: 'The browser took the key. Click the command bar in the top bar instead.',
  },
  {
    ...start,
    id: 'fix-alt-h',
    symptom: 'Alt + H does nothing, or types a character',
    answer: 'Click the price area first. If your keyboard layout uses the key, run `draw hline`.',
  },
  {
    ...start,
    id: 'fix-word-as-symbol',
    symptom: 'A word I typed was taken for a symbol',
    answer: 'A single word that isn’t a command is read as a symbol. Check the spelling, or run `help`.',
  },
  {
    ...start,
    id: 'fix-draft-not-listed',
    symptom: 'My workbench isn’t in the list when I add a widget',
    answer: 'It’s still a draft. Save it, then run `add workbench` again.',
  },
  {
    ...start,
    id: 'fix-widget-stays',
    symptom: 'One widget stays on the old symbol',
    answer: 'It isn’t in the link group. Click it and run `link blue`.',
  },
  {
    ...navigate,
    id: 'fix-flat-bars',
    symptom: 'Bars are a flat line or run off the screen',
    answer: 'An axis is stretched. Double-click the price axis, or press Alt + R.',
  },
  {
    ...navigate,
    id: 'fix-empty-chart',
    symptom: 'The chart is empty',
    answer: 'You’ve scrolled past the first or the last bar. Press End.',
  },
  {
    ...navigate,
    id: 'fix-price-frozen',
    symptom: 'The last price doesn’t move',
    answer: 'You’re looking at older bars or at a replay, so leave it and press `End`.',
  },
  {
    ...navigate,
    id: 'fix-reconnecting',
    symptom: 'Prices have stopped and turned grey',
    answer: rules.reconnecting.rule,
    more: { label: 'How fresh live data is', to: rules.reconnecting.home },
  },
  {
    ...navigate,
    id: 'fix-arrow-keys',
    symptom: 'Arrow keys move something else',
    answer: 'Another element has the focus. Click the price area first.',
  },
  {
    ...navigate,
    id: 'fix-percent-differs',
    symptom: 'Percentages differ from yesterday’s',
    answer:
      'The percent scale starts at the first bar in view, and that’s another bar now. Go back to the same left edge, or use `draw measure`.',
  },
  {
    ...navigate,
    id: 'fix-daily-close-differs',
    symptom: 'The daily close differs from another site',
    answer:
      'That site cuts days in another time zone or shows another venue. Compare the venue first, then the hour of the close.',
  },
  {
    ...panes,
    id: 'fix-wrong-pane',
    symptom: 'The wrong pane changed',
    answer:
      'Another pane was active. Run `undo`, click the right pane, then press ↑ and Enter in the command bar.',
  },
  {
    ...panes,
    id: 'fix-venue-jump',
    symptom: 'Price jumps when I switch the venue',
    answer: 'Each venue has its own trades, so prices differ a little. Stick to one when you compare.',
  },
  {
    ...panes,
    id: 'fix-crossing-gone',
    symptom: 'A crossing was there and is gone an hour later',
    answer: 'It was on an open bar. Wait for the close, or use an alert with once per bar close.',
  },
  {
    ...panes,
    id: 'fix-two-rsi',
    symptom: 'Two charts show a different RSI',
    answer: 'Compare length, venue and how many bars each chart has loaded before that point.',
  },
  {
    ...drawing,
    id: 'fix-line-misses',
    symptom: 'A line no longer goes through the lows I drew it on',
    answer: 'The scale has changed. Switch it back, or draw the line again.',
  },
  {
    ...drawing,
    id: 'fix-drawings-gone',
    symptom: 'My drawings are gone',
    answer: 'They’re hidden, or on another pane. Run `drawings show`, or click the other pane.',
  },
  {
    ...drawing,
    id: 'fix-drawings-misplaced',
    symptom: 'Drawings are far from the price after I changed the symbol',
    answer: 'They keep the prices at which you drew them. Keep one pane per symbol you draw on.',
  },
  {
    ...drawing,
    id: 'fix-fibonacci-upside-down',
    symptom: 'The Fibonacci retracement is upside down',
    answer: 'The points are in the other order. Draw it from the start of the move to its end.',
  },
  {
    ...drawing,
    id: 'fix-points-synthetic',
    symptom: 'Points don’t match on Heikin-Ashi or Renko',
    answer: 'These styles draw synthetic prices. Run `style candles`, then draw.',
  },
  {
    ...saving,
    id: 'fix-draft-other-device',
    symptom: 'My draft isn’t on my other device',
    answer: 'A draft is kept in one browser. Go back to that browser and save it.',
  },
  {
    ...saving,
    id: 'fix-later-save-wins',
    symptom: 'My change is gone after another tab or a widget saved',
    answer:
      'The later save wins, everywhere in PT. Restore yours from the version list, or keep both with Save as.',
  },
  {
    ...saving,
    id: 'fix-study-after-restore',
    symptom: 'A study looks different after a restore',
    answer: 'Versions store settings, not data: bars that came in since are drawn too. That’s expected.',
  },
  {
    ...sharing,
    id: 'fix-link-old',
    symptom: 'They see an older chart',
    answer: 'Your change isn’t saved. Save it and ask them to reload.',
  },
  {
    ...sharing,
    id: 'fix-link-newer',
    symptom: 'They see newer bars than I meant',
    answer: 'A share link stores settings, and bars keep coming in. Send a snapshot as well.',
  },
  {
    ...sharing,
    id: 'fix-link-view-only',
    symptom: 'They can’t change anything',
    answer: 'A share link is view only. Publish it so that they can clone it.',
  },
  {
    ...sharing,
    id: 'fix-link-changed',
    symptom: 'The share link changed overnight',
    answer:
      'You, a synced widget or another tab saved the workbench. Restore the state from the version list and save.',
  },
];
