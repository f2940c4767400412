import { rules } from '../reference/rules';
import { troublesIn } from './troublesIn';

const base = '/docs/dashboard/';
const customising = `${base}customizing-a-dashboard/`;
const sync = `${base}two-way-syncing/`;
const create = `${base}creating-a-dashboard`;
const customise = customising;
const screener = `${customising}adding-a-screener-to-dashboard`;
const workbench = `${customising}adding-a-workbench-to-dashboard`;
const book = `${customising}adding-orderbook-to-dashboard`;
const trades = `${customising}adding-trades-to-dashboard`;
const explorer = `${base}explorer`;
const publish = `${base}publishing/`;
const audience = `${base}publishing/choosing-audience`;
const push = `${sync}dashboard-to-workbench`;
const pull = `${sync}workbench-to-dashboard`;

export const dashboardTroubles = troublesIn(`
${create}
  fix-workbench-not-offered: I can’t choose my workbench for the widget
    It’s still a draft. Save it under a name, then add the widget.
  fix-one-widget-stays: A widget doesn’t follow the group’s symbol
    It’s in another link group or in none. Click it and run \`link\` with the colour of the others.
  fix-command-does-nothing: A dashboard command changes nothing
    It didn’t fit the active widget, and the command bar says why. Click the right widget, press ↑ and Enter.
${customise}
  fix-cannot-drag: I can’t drag or resize a widget
    The dashboard is locked. Run \`unlock\`, move it, run \`lock\` and save.
  fix-wrong-widget-changed: A command changed the wrong widget
    Another one was active. Run \`undo\`, click the right widget and repeat the line with ↑.
  fix-comparison-lost: My comparison chart shows one symbol in every pane
    It’s in a link group, which has one symbol. ${rules['leave-group'].rule}
  fix-change-gone: My change to the dashboard is gone the next day
    It wasn’t saved. Click Save after you change the layout, and after you lock it.
${screener}
  fix-row-opens-elsewhere: A screener row opens in the workbench, not in the chart beside it
    The two are in different link groups, or in none. Run \`link\` with the same colour for both.
  fix-list-frozen: The list on my dashboard doesn’t change for hours
    Refresh is off or slow, or every filter uses daily data. Set the refresh in the screener.
  fix-list-differs-from-chart: The screener’s value differs from the chart
    Compare window and venue first. On the chart, the last bar may still be open.
${workbench}
  fix-widget-old-state: The Workbench widget shows an older state
    Sync is off, or the newer state was never saved. Save the workbench, and run \`sync on\` if it should follow.
  fix-symbol-nobody-chose: My workbench has a symbol I never chose there
    A widget that’s both linked and synced was saved with that symbol. Restore the earlier version, then unlink the widget or turn sync off.
    → Restore a version: /docs/workbench/overview/saving-resaving-a-workbench#restore
  fix-candles-too-thin: Candles in the widget are too thin to read
    There are too many panes or strips for its size. Use one pane, remove strips, or run \`full\`.
${book}
  fix-book-empty: The order book is empty
    The symbol is a pool, or the venue has no such market. Choose a symbol on an exchange. For a pool, read the price impact in the swap quote.
    → Read the quote: /docs/trading/decentralised-exchange/swap-tokens#read-the-quote
  fix-spread-too-wide: The spread looks far too wide
    The grouping is coarse, or the market is very quiet. Set the finest grouping first.
  fix-book-differs-from-chart: Order book and chart show different prices
    One is on another venue, or one is spot and the other a perpetual. Compare both headers.
  fix-filled-worse-than-book: My order filled worse than the book showed
    The book moved, or your size went past the first levels. Check the cost for your size first, or use a limit order.
${trades}
  fix-no-prints: The Trades list is empty
    The size filter is too high, or the market is quiet. Set the filter to all for a moment.
  fix-buys-but-falling: Mostly buys, but price is falling
    Many small buys can face a few large sells, or bids are being pulled. Compare volume rather than lines, and look at delta.
${explorer}
  fix-dashboard-gone: A dashboard I saw in Explorer is gone
    Its author narrowed the audience or deleted it. A clone you made before is still yours.
  fix-friend-cannot-find: A friend can’t find my dashboard
    Its audience doesn’t include them. Choose People and name them, or send a share link, which is view-only.
${publish}
  fix-reader-empty-widgets: A reader sees empty widgets in my publish
    The metric or venue has no data for the symbol they chose. Say in the description which markets it suits.
${audience}
  fix-link-shows-nothing: Someone with the address sees nothing
    Only Unlisted and Public open with the address alone, and a share link opens nothing once you’ve stopped sharing. Run \`audience unlisted\` if the address should be enough.
${push}
  fix-workbench-unchanged: I saved the dashboard and the workbench didn’t change
    Sync is off for that widget. Run \`sync on\`, then save the dashboard again.
  fix-changed-back: The workbench changed and then changed back
    A tab with the old workbench was saved after you. Restore your version and close that tab.
  fix-other-dashboard-lost-panes: Another dashboard lost its panes after a save
    It’s synced with the same workbench. Restore the version, then give each screen its own workbench.
    → Several dashboards: ${sync}#several-dashboards
${pull}
  fix-widget-did-not-follow: I saved the workbench and the widget didn’t follow
    Sync is off for the widget. Run \`sync on\` there.
  fix-follows-other-workbench: The widget follows the old workbench after Save as
    Save as makes a new workbench that nothing is synced with. Add the new one to the dashboard.
  fix-widget-edit-gone: My edit in a synced widget is gone
    You hadn’t saved it when a newer save was pulled, so it’s in no version list. Make it again, then save or push it.
  fix-linked-and-synced: A linked and synced widget shows an unexpected symbol
    The widgets it’s linked with and the workbench can both set it. Keep one: run \`link off\` or \`sync off\`.
`);
