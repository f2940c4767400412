import { rules } from '../reference/rules';
import { troublesIn } from './troublesIn';

const workbench = '/docs/workbench/overview';
const navigate = `${workbench}/navigating-the-chart-interface`;
const panes = `${workbench}/using-the-workbench/using-the-wb`;
const drawing = `${workbench}/using-the-workbench/charting-tools`;
const saving = `${workbench}/saving-resaving-a-workbench`;
const sharing = `${workbench}/sharing/`;
const start = '/docs/introduction/getting-started';

export const chartTroubles = troublesIn(`
${start}
  fix-ctrl-j: Ctrl/Cmd + J opens something in the browser
    The browser took the key. Click the command bar in the top bar instead.
  fix-alt-h: Alt + H does nothing, or types a character
    Click the price area first. If your keyboard layout uses the key, run \`draw hline\`.
  fix-word-as-symbol: A word I typed was taken for a symbol
    A single word that isn’t a command is read as a symbol. Check the spelling, or run \`help\`.
  fix-draft-not-listed: My workbench isn’t in the list when I add a widget
    It’s still a draft. Save it, then run \`add workbench\` again.
  fix-widget-stays: One widget stays on the old symbol
    It isn’t in the link group. Click it and run \`link blue\`.
${navigate}
  fix-flat-bars: Bars are a flat line or run off the screen
    An axis is stretched. Double-click the price axis, or press Alt + R.
  fix-empty-chart: The chart is empty
    You’ve scrolled past the first or the last bar. Press End.
  fix-price-frozen: The last price doesn’t move
    You’re looking at older bars or at a replay. Click **Exit** if a replay is on, then press \`End\`.
  fix-reconnecting: Prices have stopped and turned grey
    ${rules.reconnecting.rule}
    → How fresh live data is: ${rules.reconnecting.home}
  fix-arrow-keys: Arrow keys move something else
    Another element has the focus. Click the price area first.
  fix-percent-differs: Percentages differ from yesterday’s
    The percent scale starts at the first bar in view, and that’s another bar now. Go back to the same left edge, or use \`draw measure\`.
  fix-daily-close-differs: The daily close differs from another site
    That site cuts days in another time zone or shows another venue. Compare the venue first, then the hour of the close.
${panes}
  fix-wrong-pane: The wrong pane changed
    Another pane was active. Run \`undo\`, click the right pane, then press ↑ and Enter in the command bar.
  fix-venue-jump: Price jumps when I switch the venue
    Each venue has its own trades, so prices differ a little. Stick to one when you compare.
  fix-crossing-gone: A crossing was there and is gone an hour later
    It was on an open bar. Wait for the close, or use an alert with once per bar close.
  fix-two-rsi: Two charts show a different RSI
    Compare length, venue and how many bars each chart has loaded before that point.
${drawing}
  fix-line-misses: A line no longer goes through the lows I drew it on
    The scale has changed. Switch it back, or draw the line again.
  fix-drawings-gone: My drawings are gone
    They’re hidden, limited to other timeframes, or on another symbol. Run \`drawings show\`, then check **Show on** in the drawing’s menu.
  fix-drawings-misplaced: My drawings vanish when I change the symbol
    Drawings belong to the symbol they were made on. Go back to it and they’re there again.
  fix-fibonacci-upside-down: The Fibonacci retracement is upside down
    The points are in the other order. Draw it from the start of the move to its end.
  fix-points-synthetic: Points don’t match on Heikin-Ashi or Renko
    These styles draw synthetic prices. Run \`style candles\`, then draw.
${saving}
  fix-draft-other-device: My draft isn’t on my other device
    A draft is kept in one browser. Go back to that browser and save it.
  fix-later-save-wins: My change is gone after another tab or a widget saved
    The later save wins, everywhere in PT. Restore yours from the version list, or keep both with Save as.
  fix-study-after-restore: A study looks different after a restore
    Versions store settings, not data: bars that came in since are drawn too. That’s expected.
${sharing}
  fix-link-old: They see an older chart
    Your change isn’t saved. Save it and ask them to reload.
  fix-link-newer: They see newer bars than I meant
    A share link stores settings, and bars keep coming in. Send a snapshot as well.
  fix-link-view-only: They can’t change anything
    A share link is view only. Publish it so that they can clone it.
  fix-link-changed: The share link changed overnight
    You, a synced widget or another tab saved the workbench. Restore the state from the version list and save.
`);
