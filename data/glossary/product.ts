import { gridColumns } from '../dashboards/grid';
import { limits } from '../reference/limits';
import { page } from './pages';
import type { Term } from './terms.schema';

/** The things that PT itself is made of. */
export const productTerms = {
  workbench: {
    name: 'Workbench',
    definition: `A chart workspace you save under a name: 1 to ${limits.panes} panes with their studies, metrics and drawings.`,
    abbreviations: ['wb'],
    synonyms: ['layout', 'workspace', 'chart page', 'workbenches'],
    page: page.workbench,
    anchor: null,
  },
  pane: {
    name: 'Pane',
    definition: 'One chart inside a workbench, with its own symbol, venue, timeframe, style and scale.',
    abbreviations: [],
    synonyms: ['chart', 'tile', 'chart window', 'split chart', 'multi-chart'],
    page: page.workbench,
    anchor: 'pane',
  },
  strip: {
    name: 'Strip',
    definition: 'The area below the price of a pane where a study or metric has its own scale.',
    abbreviations: [],
    synonyms: ['lower panel', 'study panel', 'sub-chart'],
    page: page.navigating,
    anchor: 'strips',
  },
  study: {
    name: 'Study',
    definition: 'Anything calculated from the pane’s own price and volume bars, such as RSI or Bollinger.',
    abbreviations: [],
    synonyms: ['indicator', 'indicators', 'technical indicator', 'studies'],
    page: page.studies,
    anchor: 'study-or-metric',
  },
  metric: {
    name: 'Metric',
    definition:
      'A series PT calculates from data other than the pane’s bars: order book, trades, funding, chains, ratings.',
    abbreviations: [],
    synonyms: ['metrics', 'data series'],
    page: page.studies,
    anchor: 'study-or-metric',
  },
  'custom-metric': {
    name: 'Custom metric',
    definition:
      'A metric from the catalogue that you add to a pane with your own settings, such as venue, tier or band.',
    abbreviations: [],
    synonyms: ['custom indicator', 'metric settings', 'metric parameters'],
    page: page.studies,
    anchor: 'parameters',
  },
  overlay: {
    name: 'Overlay',
    definition: 'A study or metric drawn on the price because it’s a price itself, such as VWAP.',
    abbreviations: [],
    synonyms: ['overlays', 'on-chart study'],
    page: page.panes,
    anchor: 'studies',
  },
  timeframe: {
    name: 'Timeframe',
    definition:
      'How long one bar lasts, from one minute to one month. Capitals matter: 1m is a minute, 1M a month.',
    abbreviations: ['TF'],
    synonyms: ['time frame', 'bar length', 'candle length', 'chart interval', 'resolution'],
    page: page.panes,
    anchor: 'timeframe',
  },
  symbol: {
    name: 'Symbol',
    definition:
      'What a pane shows: a market as its venue writes it, such as BTCUSDT on Bybit, or a pool by its address.',
    abbreviations: [],
    synonyms: ['ticker', 'pair', 'trading pair', 'market', 'instrument'],
    page: page.panes,
    anchor: 'symbol',
  },
  venue: {
    name: 'Venue',
    definition: 'A place where trades happen: a centralised exchange or a DEX pool.',
    abbreviations: [],
    synonyms: ['platform', 'trading venue', 'venues'],
    page: page.panes,
    anchor: 'symbol',
  },
  draft: {
    name: 'Draft',
    definition:
      'A new workbench that hasn’t been saved yet. It lives in one browser only and can’t be shared.',
    abbreviations: [],
    synonyms: ['unsaved', 'unsaved workbench'],
    page: page.saving,
    anchor: 'save-a-draft',
  },
  'version-list': {
    name: 'Version list',
    definition: `The last ${limits.versions} saved versions of a workbench, each with its time.`,
    abbreviations: [],
    synonyms: ['version history', 'restore', 'earlier version', 'old version', 'rollback'],
    page: page.saving,
    anchor: 'restore',
  },
  snapshot: {
    name: 'Snapshot',
    definition: 'A picture of the panes at one moment, with symbol, timeframe and time stamped on it.',
    abbreviations: [],
    synonyms: ['screenshot', 'chart image', 'picture of a chart'],
    page: page.sharing,
    anchor: 'snapshot',
  },
  hotkey: {
    name: 'Hotkey',
    definition:
      'A key, or several pressed together, that does what a command does, such as Ctrl/Cmd + S for save.',
    abbreviations: [],
    synonyms: ['shortcut', 'keyboard shortcut', 'shortcuts', 'hotkeys', 'key binding', 'keyboard'],
    page: page.workbenchCommands,
    anchor: 'hotkeys',
  },
  'command-bar': {
    name: 'Command bar',
    definition: 'The text box that runs commands, opened with Ctrl/Cmd + J.',
    abbreviations: ['cmds', 'cmd'],
    synonyms: ['terminal', 'palette', 'command palette', 'command line', 'console', 'commands', 'command'],
    page: page.workbenchCommands,
    anchor: 'grammar',
  },
  replay: {
    name: 'Replay',
    definition:
      'Takes the chart back to a past date, hides what came later and lets you step forward bar by bar. Your alerts keep watching live data.',
    abbreviations: [],
    synonyms: ['bar replay', 'market replay', 'playback'],
    page: page.panes,
    anchor: 'replay',
  },
  'panda-intel': {
    name: 'Panda Intel',
    definition:
      'The tab that reads the current symbol for you in seven cards, from trend to rating, each with the numbers behind it.',
    abbreviations: [],
    synonyms: ['intel', 'intel cards', 'market summary'],
    page: page.intel,
    anchor: null,
  },
  'bar-close': {
    name: 'Bar close',
    definition:
      'The moment a bar’s time is up, counted in UTC. Until then its values can still change, and they’re drawn dashed.',
    abbreviations: [],
    synonyms: ['candle close', 'closed bar', 'open bar', 'closed candle', 'confirmed bar'],
    page: page.studies,
    anchor: 'closed-bar-rule',
  },
  repainting: {
    name: 'Repainting',
    definition:
      'A line repaints when values it already showed change later. A signal that looks early on an old chart may not have been there at the time.',
    abbreviations: [],
    synonyms: ['repaint', 'repaints'],
    page: page.studies,
    anchor: 'closed-bar-rule',
  },
  'warm-up': {
    name: 'Warm-up',
    definition:
      'The bars a study needs before its first value, and before it stops mattering where the data began.',
    abbreviations: [],
    synonyms: ['warmup', 'warm-up period', 'lead-in'],
    page: page.momentum,
    anchor: 'what-can-go-wrong',
  },
  finality: {
    name: 'Finality',
    definition:
      'When a value stops changing. Bars, on-chain days and JLabs readings are final at the close, unless the data provider corrects them; a corrected value is marked.',
    abbreviations: [],
    synonyms: ['final value', 'revision', 'revised data', 'data latency', 'update frequency'],
    page: page.onchain,
    anchor: 'finality',
  },
  dashboard: {
    name: 'Dashboard',
    definition: `A grid of widgets, ${gridColumns} columns wide, that you keep under a name.`,
    abbreviations: [],
    synonyms: ['board', 'dashboards'],
    page: page.dashboard,
    anchor: null,
  },
  widget: {
    name: 'Widget',
    definition:
      'One box on a dashboard: Workbench, Screener, Order book, Trades, Watchlist, Metric tile or Note.',
    abbreviations: [],
    synonyms: ['widgets', 'dashboard panel', 'dashboard box'],
    page: page.dashboard,
    anchor: 'widgets',
  },
  'link-group': {
    name: 'Link group',
    definition: 'A colour (blue, orange, green or violet) that widgets share.',
    abbreviations: [],
    synonyms: ['colour group', 'color group', 'sync group', 'linked widgets', 'link groups'],
    page: page.dashboard,
    anchor: 'link-groups',
  },
  sync: {
    name: 'Sync',
    definition:
      'Keeps a Workbench widget and a saved workbench the same: a save on either side updates the other. If both changed, the later save wins.',
    abbreviations: [],
    synonyms: ['two-way sync', 'syncing', 'synchronise', 'synchronize', 'push and pull', 'conflict rule'],
    page: page.syncing,
    anchor: 'rules',
  },
  watchlist: {
    name: 'Watchlist',
    definition:
      'Your own list of symbols. Unlike a screener, it never drops a market because a number moved.',
    abbreviations: [],
    synonyms: ['watch list', 'favourites', 'favorites'],
    page: page.screener,
    anchor: 'which-tool',
  },
  explorer: {
    name: 'Explorer',
    definition:
      'The page where you browse dashboards: yours, those shared with you by name, and published ones.',
    abbreviations: [],
    synonyms: ['marketplace', 'gallery', 'browse dashboards', 'find dashboards'],
    page: page.explorer,
    anchor: null,
  },
  screener: {
    name: 'Screener',
    definition: 'A saved table of the markets that pass your filters, as of its last refresh.',
    abbreviations: [],
    synonyms: ['scanner', 'market scanner', 'coin screener', 'screeners'],
    page: page.screener,
    anchor: null,
  },
  filter: {
    name: 'Filter',
    definition:
      'One comparison a market must pass to stay in a screener: field, operator, value and often a window.',
    abbreviations: [],
    synonyms: ['filters', 'screener rule', 'criterion', 'criteria', 'screening condition'],
    page: page.filters,
    anchor: 'anatomy',
  },
  universe: {
    name: 'Universe',
    definition:
      'The markets a screener starts with, before any filter: spot, perps or DEX pools, on all venues and chains or on one.',
    abbreviations: [],
    synonyms: ['market universe', 'screener universe'],
    page: page.screener,
    anchor: 'from-all-to-few',
  },
  window: {
    name: 'Window',
    definition:
      'How far a filter, column, sort or price-move alert looks back, such as 24h or 7d. In a screener, leaving it out means 24h.',
    abbreviations: [],
    synonyms: ['lookback', 'look-back', 'time window', 'windows'],
    page: page.filters,
    anchor: 'windows',
  },
  alert: {
    name: 'Alert',
    definition:
      'A condition PT’s servers watch for you. You get a message when it’s met; it never places, changes or closes an order.',
    abbreviations: [],
    synonyms: ['alarm', 'notification', 'price alert', 'alerts', 'push notification'],
    page: page.alerts,
    anchor: null,
  },
  trigger: {
    name: 'Trigger',
    definition:
      'The setting of an alert that says how often it may fire, and whether it waits for the bar to close.',
    abbreviations: [],
    synonyms: ['once per bar close', 'once per bar', 'alert frequency', 'triggers'],
    page: page.createAlert,
    anchor: 'triggers',
  },
  webhook: {
    name: 'Webhook',
    definition: 'An address that gets an HTTP POST when something happens.',
    abbreviations: [],
    synonyms: ['webhooks', 'HTTP POST', 'callback URL', 'JSON alert'],
    page: page.createAlert,
    anchor: 'webhook',
  },
  publish: {
    name: 'Publish',
    definition:
      'A workbench, dashboard or screener you share with an audience. It keeps the version you published until you publish an update.',
    abbreviations: [],
    synonyms: ['post', 'idea', 'publication', 'publishes', 'publishing'],
    page: page.publish,
    anchor: null,
  },
  audience: {
    name: 'Audience',
    definition:
      'Who can see a publish: Private, People you name, Unlisted, Followers, one Community, or Public. Narrowing it hides the publish; existing clones stay.',
    abbreviations: [],
    synonyms: ['visibility', 'unlisted', 'who can see', 'privacy of a publish'],
    page: page.audience,
    anchor: 'matrix',
  },
  followers: {
    name: 'Followers',
    definition: 'The people who follow your profile. They’re one of the audiences a publish can have.',
    abbreviations: [],
    synonyms: ['follower', 'follow', 'following'],
    page: page.audience,
    anchor: 'matrix',
  },
  clone: {
    name: 'Clone',
    definition: 'Your own independent copy of a publish, with the author’s name on it.',
    abbreviations: [],
    synonyms: ['fork', 'copy of a publish', 'cloning', 'clones'],
    page: page.clone,
    anchor: 'clone',
  },
  community: {
    name: 'Community',
    definition: 'A group with members, roles, rules and a feed of its own.',
    abbreviations: [],
    synonyms: ['club', 'communities'],
    page: page.community,
    anchor: 'three-things',
  },
} satisfies Record<string, Term>;
