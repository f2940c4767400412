import { gridColumns } from '../dashboards/grid';
import { limits } from '../reference/limits';

/** The things that PT itself is made of. */
export const productTerms = `
workbench: workbench
  Workbench (wb): layout, workspace, chart page, workbenches
  A chart workspace you save under a name, with 1 to ${limits.panes} panes.
pane: workbench#pane
  Pane: chart, tile, chart window, split chart, multi-chart
  One chart inside a workbench, with its own symbol.
strip: navigating#strips
  Strip: lower panel, study panel, sub-chart
  An area below the price, for a study or metric with a scale of its own.
study: studies#study-or-metric
  Study: indicator, indicators, technical indicator, studies
  A textbook formula on the pane’s own bars, such as RSI.
metric: studies#study-or-metric
  Metric: metrics, data series
  A series from PT’s catalogue, such as funding or depth.
custom-metric: studies#parameters
  Custom metric: custom indicator, metric settings, metric parameters
  A metric added to a pane with your own settings.
overlay: panes#studies
  Overlay: overlays, on-chart study
  A study or metric drawn on the price, such as VWAP.
timeframe: panes#timeframe
  Timeframe (TF): time frame, bar length, candle length, chart interval, resolution
  How long one bar lasts. 1m is a minute, and 1M is a month.
symbol: panes#symbol
  Symbol: ticker, pair, trading pair, market, instrument
  What a pane shows: a venue’s market, or a pool’s address.
venue: panes#symbol
  Venue: platform, trading venue, venues
  Where trades happen: an exchange or a DEX pool.
draft: saving#save-a-draft
  Draft: unsaved, unsaved workbench
  A workbench you haven’t saved yet. It’s kept in one browser.
version-list: saving#restore
  Version list: version history, restore, earlier version, old version, rollback
  The last ${limits.versions} saved versions of a workbench, dashboard or screener.
snapshot: sharing#snapshot
  Snapshot: screenshot, chart image, picture of a chart
  A picture of the panes with symbol and time stamped on it.
hotkey: workbenchCommands#hotkeys
  Hotkey: shortcut, keyboard shortcut, shortcuts, hotkeys, key binding, keyboard
  A key that runs a command, such as Ctrl/Cmd + S.
command-bar: workbenchCommands#grammar
  Command bar (cmds, cmd): terminal, palette, command palette, command line, console, commands, command
  The text box that runs commands, opened with a tap or Ctrl/Cmd + J.
replay: panes#replay
  Replay: bar replay, market replay, playback
  A mode that shows a past date and hides what came later.
panda-intel: intel
  Panda Intel: intel, intel cards, market summary
  The tab that reads the current symbol in seven cards.
bar-close: studies#closed-bar-rule
  Bar close: candle close, closed bar, open bar, closed candle, confirmed bar
  When a bar’s time is up and its values stop changing.
repainting: studies#closed-bar-rule
  Repainting: repaint, repaints
  A line repaints when values it already showed change later.
warm-up: momentum#what-can-go-wrong
  Warm-up: warmup, warm-up period, lead-in
  The bars a study needs before its values can be trusted.
finality: onchain#finality
  Finality: final value, revision, revised data, data latency, update frequency
  When a value stops changing, apart from corrections by the data provider.
dashboard: dashboard
  Dashboard: board, dashboards
  A grid of widgets, ${gridColumns} columns wide, kept under a name.
widget: dashboard#widgets
  Widget: widgets, dashboard panel, dashboard box
  One box on a dashboard, such as a chart or a note.
link-group: dashboard#link-groups
  Link group: colour group, color group, sync group, linked widgets, link groups
  Widgets with the same colour on a dashboard. They share one symbol.
sync: syncing#rules
  Sync: two-way sync, syncing, synchronise, synchronize, push and pull, conflict rule
  Keeps a Workbench widget and a saved workbench the same.
watchlist: screener#which-tool
  Watchlist: watch list, favourites, favorites
  Your own list of symbols, which no filter changes.
explorer: explorer
  Explorer: marketplace, gallery, browse dashboards, find dashboards
  The page where you browse dashboards: yours, shared and published.
screener: screener
  Screener: scanner, market scanner, coin screener, screeners
  A saved table of the markets that pass your filters.
filter: filters#anatomy
  Filter: filters, screener rule, criterion, criteria, screening condition
  One comparison a market must pass: field, operator, value.
universe: screener#from-all-to-few
  Universe: market universe, screener universe
  The markets a screener looks through: spot, perps or DEX pools.
window: filters#windows
  Window: lookback, look-back, time window, windows
  How far a filter, column, sort or price-move alert looks back.
alert: alerts
  Alert: alarm, notification, price alert, alerts, push notification
  A condition PT’s servers watch for you. It never touches an order.
trigger: triggers#triggers
  Trigger: once per bar close, once per bar, alert frequency, triggers
  How often an alert may fire, and when in the bar.
webhook: webhooks#webhook
  Webhook: webhooks, HTTP POST, callback URL, JSON alert
  An address that gets an HTTP POST when something happens.
publish: publish
  Publish: post, idea, publication, publishes, publishing
  A workbench, dashboard or screener you’ve shared, in the version you shared.
share-link: sharing#link
  Share link: view-only link, sharing link
  A view-only address of what you saved last. It can’t be cloned.
audience: audience#matrix
  Audience: visibility, unlisted, who can see, privacy of a publish
  Who can see a publish, from Private to Public.
followers: audience#matrix
  Followers: follower, follow, following
  People who follow your profile, one audience of a publish.
clone: clone#clone
  Clone: fork, copy of a publish, cloning, clones
  Your own independent copy of a publish.
community: community#three-things
  Community: club, communities
  A group with members, roles, rules and a feed.
`;
