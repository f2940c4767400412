import { gridColumns } from '../dashboards/grid';
import { limits } from '../reference/limits';
import { page } from './pages';
import type { WrittenTerm } from './schema';

/** The things that PT itself is made of. */
export const productTerms = {
  workbench: {
    names: 'Workbench (wb): layout, workspace, chart page, workbenches',
    definition: `A chart workspace you save under a name, with 1 to ${limits.panes} panes.`,
    home: page.workbench,
  },
  pane: {
    names: 'Pane: chart, tile, chart window, split chart, multi-chart',
    definition: 'One chart inside a workbench, with its own symbol.',
    home: `${page.workbench}#pane`,
  },
  strip: {
    names: 'Strip: lower panel, study panel, sub-chart',
    definition: 'An area below the price, for a study or metric with a scale of its own.',
    home: `${page.navigating}#strips`,
  },
  study: {
    names: 'Study: indicator, indicators, technical indicator, studies',
    definition: 'A textbook formula on the pane’s own bars, such as RSI.',
    home: `${page.studies}#study-or-metric`,
  },
  metric: {
    names: 'Metric: metrics, data series',
    definition: 'A series from PT’s catalogue, such as funding or depth.',
    home: `${page.studies}#study-or-metric`,
  },
  'custom-metric': {
    names: 'Custom metric: custom indicator, metric settings, metric parameters',
    definition: 'A metric added to a pane with your own settings.',
    home: `${page.studies}#parameters`,
  },
  overlay: {
    names: 'Overlay: overlays, on-chart study',
    definition: 'A study or metric drawn on the price, such as VWAP.',
    home: `${page.panes}#studies`,
  },
  timeframe: {
    names: 'Timeframe (TF): time frame, bar length, candle length, chart interval, resolution',
    definition: 'How long one bar lasts. 1m is a minute, and 1M is a month.',
    home: `${page.panes}#timeframe`,
  },
  symbol: {
    names: 'Symbol: ticker, pair, trading pair, market, instrument',
    definition: 'What a pane shows: a venue’s market, or a pool’s address.',
    home: `${page.panes}#symbol`,
  },
  venue: {
    names: 'Venue: platform, trading venue, venues',
    definition: 'Where trades happen: an exchange or a DEX pool.',
    home: `${page.panes}#symbol`,
  },
  draft: {
    names: 'Draft: unsaved, unsaved workbench',
    definition: 'A workbench you haven’t saved yet. It’s kept in one browser.',
    home: `${page.saving}#save-a-draft`,
  },
  'version-list': {
    names: 'Version list: version history, restore, earlier version, old version, rollback',
    definition: `The last ${limits.versions} saved versions of a workbench, dashboard or screener.`,
    home: `${page.saving}#restore`,
  },
  snapshot: {
    names: 'Snapshot: screenshot, chart image, picture of a chart',
    definition: 'A picture of the panes with symbol and time stamped on it.',
    home: `${page.sharing}#snapshot`,
  },
  hotkey: {
    names: 'Hotkey: shortcut, keyboard shortcut, shortcuts, hotkeys, key binding, keyboard',
    definition: 'A key that runs a command, such as Ctrl/Cmd + S.',
    home: `${page.workbenchCommands}#hotkeys`,
  },
  'command-bar': {
    names:
      'Command bar (cmds, cmd): terminal, palette, command palette, command line, console, commands, command',
    definition: 'The text box that runs commands, opened with a tap or Ctrl/Cmd + J.',
    home: `${page.workbenchCommands}#grammar`,
  },
  replay: {
    names: 'Replay: bar replay, market replay, playback',
    definition: 'A mode that shows a past date and hides what came later.',
    home: `${page.panes}#replay`,
  },
  'panda-intel': {
    names: 'Panda Intel: intel, intel cards, market summary',
    definition: 'The tab that reads the current symbol in seven cards.',
    home: page.intel,
  },
  'bar-close': {
    names: 'Bar close: candle close, closed bar, open bar, closed candle, confirmed bar',
    definition: 'When a bar’s time is up and its values stop changing.',
    home: `${page.studies}#closed-bar-rule`,
  },
  repainting: {
    names: 'Repainting: repaint, repaints',
    definition: 'A line repaints when values it already showed change later.',
    home: `${page.studies}#closed-bar-rule`,
  },
  'warm-up': {
    names: 'Warm-up: warmup, warm-up period, lead-in',
    definition: 'The bars a study needs before its values can be trusted.',
    home: `${page.momentum}#what-can-go-wrong`,
  },
  finality: {
    names: 'Finality: final value, revision, revised data, data latency, update frequency',
    definition: 'When a value stops changing, apart from corrections by the data provider.',
    home: `${page.onchain}#finality`,
  },
  dashboard: {
    names: 'Dashboard: board, dashboards',
    definition: `A grid of widgets, ${gridColumns} columns wide, kept under a name.`,
    home: page.dashboard,
  },
  widget: {
    names: 'Widget: widgets, dashboard panel, dashboard box',
    definition: 'One box on a dashboard, such as a chart or a note.',
    home: `${page.dashboard}#widgets`,
  },
  'link-group': {
    names: 'Link group: colour group, color group, sync group, linked widgets, link groups',
    definition: 'Widgets with the same colour on a dashboard. They share one symbol.',
    home: `${page.dashboard}#link-groups`,
  },
  sync: {
    names: 'Sync: two-way sync, syncing, synchronise, synchronize, push and pull, conflict rule',
    definition: 'Keeps a Workbench widget and a saved workbench the same.',
    home: `${page.syncing}#rules`,
  },
  watchlist: {
    names: 'Watchlist: watch list, favourites, favorites',
    definition: 'Your own list of symbols, which no filter changes.',
    home: `${page.screener}#which-tool`,
  },
  explorer: {
    names: 'Explorer: marketplace, gallery, browse dashboards, find dashboards',
    definition: 'The page where you browse dashboards: yours, shared and published.',
    home: page.explorer,
  },
  screener: {
    names: 'Screener: scanner, market scanner, coin screener, screeners',
    definition: 'A saved table of the markets that pass your filters.',
    home: page.screener,
  },
  filter: {
    names: 'Filter: filters, screener rule, criterion, criteria, screening condition',
    definition: 'One comparison a market must pass: field, operator, value.',
    home: `${page.filters}#anatomy`,
  },
  universe: {
    names: 'Universe: market universe, screener universe',
    definition: 'The markets a screener looks through: spot, perps or DEX pools.',
    home: `${page.screener}#from-all-to-few`,
  },
  window: {
    names: 'Window: lookback, look-back, time window, windows',
    definition: 'How far a filter, column, sort or price-move alert looks back.',
    home: `${page.filters}#windows`,
  },
  alert: {
    names: 'Alert: alarm, notification, price alert, alerts, push notification',
    definition: 'A condition PT’s servers watch for you. It never touches an order.',
    home: page.alerts,
  },
  trigger: {
    names: 'Trigger: once per bar close, once per bar, alert frequency, triggers',
    definition: 'How often an alert may fire, and when in the bar.',
    home: `${page.triggers}#triggers`,
  },
  webhook: {
    names: 'Webhook: webhooks, HTTP POST, callback URL, JSON alert',
    definition: 'An address that gets an HTTP POST when something happens.',
    home: `${page.webhooks}#webhook`,
  },
  publish: {
    names: 'Publish: post, idea, publication, publishes, publishing',
    definition: 'A workbench, dashboard or screener you’ve shared, in the version you shared.',
    home: page.publish,
  },
  'share-link': {
    names: 'Share link: view-only link, sharing link',
    definition: 'A view-only address of what you saved last. It can’t be cloned.',
    home: `${page.sharing}#link`,
  },
  audience: {
    names: 'Audience: visibility, unlisted, who can see, privacy of a publish',
    definition: 'Who can see a publish, from Private to Public.',
    home: `${page.audience}#matrix`,
  },
  followers: {
    names: 'Followers: follower, follow, following',
    definition: 'People who follow your profile, one audience of a publish.',
    home: `${page.audience}#matrix`,
  },
  clone: {
    names: 'Clone: fork, copy of a publish, cloning, clones',
    definition: 'Your own independent copy of a publish.',
    home: `${page.clone}#clone`,
  },
  community: {
    names: 'Community: club, communities',
    definition: 'A group with members, roles, rules and a feed.',
    home: `${page.community}#three-things`,
  },
} satisfies Record<string, WrittenTerm>;
