import { rules } from '../reference/rules';
import type { Trouble } from './trouble.schema';

const base = '/docs/dashboard/';
const customising = `${base}customizing-a-dashboard/`;
const sync = `${base}two-way-syncing/`;
const on = (page: string) => ({ area: 'dashboards', page }) as const;
const create = on(`${base}creating-a-dashboard`);
const customise = on(customising);
const screener = on(`${customising}adding-a-screener-to-dashboard`);
const workbench = on(`${customising}adding-a-workbench-to-dashboard`);
const book = on(`${customising}adding-orderbook-to-dashboard`);
const trades = on(`${customising}adding-trades-to-dashboard`);
const explorer = on(`${base}explorer`);
const publish = on(`${base}publishing/`);
const audience = on(`${base}publishing/choosing-audience`);
const push = on(`${sync}dashboard-to-workbench`);
const pull = on(`${sync}workbench-to-dashboard`);

export const dashboardTroubles: readonly Trouble[] = [
  {
    ...create,
    id: 'fix-workbench-not-offered',
    symptom: 'I can’t choose my workbench for the widget',
    answer: 'It’s still a draft. Save it under a name, then add the widget.',
  },
  {
    ...create,
    id: 'fix-one-widget-stays',
    symptom: 'A widget doesn’t follow the group’s symbol',
    answer: 'It’s in another link group or in none. Click it and run `link` with the colour of the others.',
  },
  {
    ...create,
    id: 'fix-command-does-nothing',
    symptom: 'A dashboard command changes nothing',
    answer:
      'It didn’t fit the active widget, and the command bar says why. Click the right widget, press ↑ and Enter.',
  },
  {
    ...customise,
    id: 'fix-cannot-drag',
    symptom: 'I can’t drag or resize a widget',
    answer: 'The dashboard is locked. Run `unlock`, move it, run `lock` and save.',
  },
  {
    ...customise,
    id: 'fix-wrong-widget-changed',
    symptom: 'A command changed the wrong widget',
    answer: 'Another one was active. Run `undo`, click the right widget and repeat the line with ↑.',
  },
  {
    ...customise,
    id: 'fix-comparison-lost',
    symptom: 'My comparison chart shows one symbol in every pane',
    answer: `It’s in a link group, which has one symbol. ${rules['leave-group'].rule}`,
  },
  {
    ...customise,
    id: 'fix-change-gone',
    symptom: 'My change to the dashboard is gone the next day',
    answer: 'It wasn’t saved. Click Save after you change the layout, and after you lock it.',
  },
  {
    ...screener,
    id: 'fix-row-opens-elsewhere',
    symptom: 'A screener row opens in the workbench, not in the chart beside it',
    answer: 'The two are in different link groups, or in none. Run `link` with the same colour for both.',
  },
  {
    ...screener,
    id: 'fix-list-frozen',
    symptom: 'The list on my dashboard doesn’t change for hours',
    answer: 'Refresh is off or slow, or every filter uses daily data. Set the refresh in the screener.',
  },
  {
    ...screener,
    id: 'fix-list-differs-from-chart',
    symptom: 'The screener’s value differs from the chart',
    answer: 'Compare window and venue first. On the chart, the last bar may still be open.',
  },
  {
    ...workbench,
    id: 'fix-widget-old-state',
    symptom: 'The Workbench widget shows an older state',
    answer:
      'Sync is off, or the newer state was never saved. Save the workbench, and run `sync on` if it should follow.',
  },
  {
    ...workbench,
    id: 'fix-symbol-nobody-chose',
    symptom: 'My workbench has a symbol I never chose there',
    answer:
      'A widget that’s linked and synced was saved with it. Restore the earlier version, then unlink the widget or turn sync off.',
    more: {
      label: 'Restore a version',
      to: '/docs/workbench/overview/saving-resaving-a-workbench#restore',
    },
  },
  {
    ...workbench,
    id: 'fix-candles-too-thin',
    symptom: 'Candles in the widget are too thin to read',
    answer: 'There are too many panes or strips for its size. Use one pane, remove strips, or run `full`.',
  },
  {
    ...book,
    id: 'fix-book-empty',
    symptom: 'The order book is empty',
    answer:
      'The symbol is a pool, or the venue has no such market. Choose a symbol on an exchange. For a pool, read the price impact in the swap quote.',
    more: { label: 'Read the quote', to: '/docs/trading/decentralised-exchange/swap-tokens#read-the-quote' },
  },
  {
    ...book,
    id: 'fix-spread-too-wide',
    symptom: 'The spread looks far too wide',
    answer: 'The grouping is coarse, or the market is very quiet. Set the finest grouping first.',
  },
  {
    ...book,
    id: 'fix-book-differs-from-chart',
    symptom: 'Order book and chart show different prices',
    answer: 'One is on another venue, or one is spot and the other a perpetual. Compare both headers.',
  },
  {
    ...book,
    id: 'fix-filled-worse-than-book',
    symptom: 'My order filled worse than the book showed',
    answer:
      'The book moved, or your size went past the first levels. Check the cost for your size first, or use a limit order.',
  },
  {
    ...trades,
    id: 'fix-no-prints',
    symptom: 'The Trades list is empty',
    answer: 'The size filter is too high, or the market is quiet. Set the filter to all for a moment.',
  },
  {
    ...trades,
    id: 'fix-buys-but-falling',
    symptom: 'Mostly buys, but price is falling',
    answer:
      'Many small buys can face a few large sells, or bids are being pulled. Compare volume rather than lines, and look at delta.',
  },
  {
    ...explorer,
    id: 'fix-dashboard-gone',
    symptom: 'A dashboard I saw in Explorer is gone',
    answer: 'Its author narrowed the audience or deleted it. A clone you made before is still yours.',
  },
  {
    ...explorer,
    id: 'fix-friend-cannot-find',
    symptom: 'A friend can’t find my dashboard',
    answer:
      'Its audience doesn’t include them. Choose People and name them, or send a share link, which is view-only.',
  },
  {
    ...publish,
    id: 'fix-reader-empty-widgets',
    symptom: 'A reader sees empty widgets in my publish',
    answer:
      'The metric or venue has no data for the symbol they chose. Say in the description which markets it suits.',
  },
  {
    ...audience,
    id: 'fix-link-shows-nothing',
    symptom: 'Someone with the address sees nothing',
    answer:
      'The audience is narrower than Unlisted, or you stopped sharing. Run `audience unlisted` if the address alone should be enough.',
  },
  {
    ...push,
    id: 'fix-workbench-unchanged',
    symptom: 'I saved the dashboard and the workbench didn’t change',
    answer: 'Sync is off for that widget. Run `sync on`, then save the dashboard again.',
  },
  {
    ...push,
    id: 'fix-changed-back',
    symptom: 'The workbench changed and then changed back',
    answer: 'A tab with the old workbench was saved after you. Restore your version and close that tab.',
  },
  {
    ...push,
    id: 'fix-other-dashboard-lost-panes',
    symptom: 'Another dashboard lost its panes after a save',
    answer:
      'It’s synced with the same workbench. Restore the version, then give each screen its own workbench.',
    more: { label: 'Several dashboards', to: `${sync}#several-dashboards` },
  },
  {
    ...pull,
    id: 'fix-widget-did-not-follow',
    symptom: 'I saved the workbench and the widget didn’t follow',
    answer: 'Sync is off for the widget. Run `sync on` there.',
  },
  {
    ...pull,
    id: 'fix-follows-other-workbench',
    symptom: 'The widget follows the old workbench after Save as',
    answer: 'Save as makes a new workbench that nothing is synced with. Add the new one to the dashboard.',
  },
  {
    ...pull,
    id: 'fix-widget-edit-gone',
    symptom: 'My edit in a synced widget is gone',
    answer:
      'You hadn’t saved it when a newer save was pulled, so it’s in no version list. Make it again, then save or push it.',
  },
  {
    ...pull,
    id: 'fix-linked-and-synced',
    symptom: 'A linked and synced widget shows an unexpected symbol',
    answer: 'Both the link group and the workbench can set it. Keep one: run `link off` or `sync off`.',
  },
];
