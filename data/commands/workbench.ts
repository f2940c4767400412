import { defaultBand, depthBands } from '../metrics/depth-bands';
import { limits } from '../reference/limits';
import { withIds } from '../withIds';
import { pages } from './pages';
import { styleIds, symbolParameters, venues, withoutMeaning } from './parameters';
import type { CommandRecord } from './types';

const paneCounts = Array.from({ length: limits.panes }, (_, index) => String(index + 1));

const studyName = 'NAME name The study, for example rsi, vwap or bollinger.';

const studySetting = (usual: string) =>
  `SETTING=setting [${usual}] Any parameter that the catalogue lists for the study.`;

const metricName = 'NAME metric The metric, by the name on its page.';

const metricSettings = [
  `band=${depthBands.map(({ id }) => id).join('|')} [${defaultBand.id}] Depth band in % from mid, for order-book metrics.`,
  'tier=0-1k|1k-10k|10k-100k|100k-1m|1m-10m|all [all; large trades: 100k-1m] Trade-size tier in USD, for order-flow metrics.',
  `venue=${venues.join('|')} [the pane’s venue] Whose data to use, for metrics that exist per venue.`,
  'anchor=date|day|month|year [day up to 4H, month on 1D, year on 1W and 1M] Where CVD or the VWAP metric starts: each UTC day, month or year, or one fixed date.',
  'size=number [none, but slippage for a size needs one] The order size in USD.',
];

/** Commands of a workbench. They act on the active pane unless they say otherwise. */
export const workbenchCommands = withIds<CommandRecord>({
  symbol: {
    does: 'Shows another symbol in the active pane and recalculates its studies and metrics.',
    parameters: [
      'SYMBOL symbol The symbol as the venue writes it, or the address of a DEX pool.',
      ...symbolParameters,
    ],
    examples: [
      'symbol BTCUSDT venue=bybit type=spot',
      'symbol 0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640 chain=ethereum',
      'ethusdt',
    ],
    aliases: ['symbol'],
    ...pages.panes,
    undoable: true,
  },
  tf: {
    does: 'Sets the timeframe of the active pane, from a minute to a month.',
    parameters: ['TIMEFRAME timeframe How long one bar lasts. 1m is a minute, 1M a month.'],
    examples: ['tf 15m', '4h'],
    aliases: ['timeframe'],
    ...pages.panes,
    undoable: true,
  },
  style: {
    does: 'Draws the price of the active pane in another way, while studies and drawings stay.',
    parameters: [`style ${styleIds.join('|')} The style, as in the header’s menu.`],
    examples: ['style line', 'style heikin-ashi'],
    ...pages.panes,
    undoable: true,
  },
  panes: {
    does: 'Sets how many panes the workbench has.',
    parameters: [`panes ${paneCounts.join('|')}`],
    examples: ['panes 2', 'panes 4'],
    ...pages.panes,
    undoable: true,
  },
  pane: {
    does: 'Makes another pane the active one, which commands act on.',
    parameters: [`pane ${paneCounts.join('|')}`],
    examples: ['pane 1'],
    ...pages.panes,
  },
  'study-add': {
    does: 'Adds a study to the active pane: an overlay on the price, any other below it.',
    parameters: [studyName, studySetting('the catalogue’s')],
    examples: [
      'study add rsi length=14',
      'study add macd fast=12 slow=26 signal=9',
      'study add vwap anchor=month',
    ],
    ...pages.studies,
    undoable: true,
  },
  'study-set': {
    does: 'Changes the settings of a study in the active pane, those of study add. Its colours are in its dialog.',
    parameters: [studyName, studySetting('the catalogue’s')].map(withoutMeaning),
    examples: ['study set bollinger length=20 mult=2'],
    before: ['study add bollinger length=10'],
    ...pages.studies,
    undoable: true,
  },
  'template-save': {
    does: 'Saves the active pane’s studies and metrics, with their settings, as a template.',
    parameters: ['name name'],
    examples: ['template save "Momentum"'],
    before: ['study add rsi'],
    ...pages.studies,
  },
  'template-load': {
    does: 'Puts a template’s studies and metrics on the active pane. Drawings and symbol stay.',
    parameters: ['name name'],
    examples: ['template load "Swing"'],
    ...pages.studies,
    undoable: true,
  },
  'study-remove': {
    does: 'Removes a study from the active pane: the newest of that name, or the one with these settings of study add.',
    parameters: [studyName, studySetting('any')].map(withoutMeaning),
    examples: ['study remove rsi', 'study remove ema length=20'],
    before: ['study add ema', 'study add rsi'],
    ...pages.studies,
    undoable: true,
  },
  studies: {
    does: 'Opens the list of studies, where you can add one by mouse.',
    examples: ['studies'],
    ...pages.studies,
  },
  'metric-add': {
    does: 'Adds a metric from the catalogue to the active pane.',
    parameters: [metricName, ...metricSettings],
    examples: [
      'metric add "funding rate" venue=bybit',
      'metric add cvd tier=100k-1m anchor=month',
      'metric add "slippage for a size" size=50000',
    ],
    ...pages.studies,
    undoable: true,
  },
  'metric-remove': {
    does: 'Removes a metric from the active pane: the newest of that name, or the one with these settings of metric add.',
    parameters: [metricName, ...metricSettings.map((setting) => setting.replace(/\[.*?\]/, '[any]'))].map(
      withoutMeaning,
    ),
    examples: ['metric remove "funding rate"'],
    before: ['metric add "funding rate"'],
    ...pages.studies,
    undoable: true,
  },
  draw: {
    does: 'Picks up a drawing tool, and your next clicks on the price area place it. With points, places it at once.',
    parameters: [
      'tool trendline|ray|channel|fib|rectangle|hline|vline|measure|text',
      'POINTS points [your next clicks] A price for hline, a time for vline, a time and a price for each point of the others, such as 2026-02-10T04:00 66000. The words of a text come last, in quotes.',
    ],
    examples: [
      'draw trendline',
      'draw hline 67000',
      'draw trendline 2026-02-10T04:00 65500 2026-02-18T00:00 67200',
    ],
    shortcuts: ['trendline', 'horizontal-line', 'vertical-line', 'fibonacci'],
    ...pages.tools,
    undoable: true,
  },
  drawings: {
    does: 'Hides, shows or removes the drawings of the active pane.',
    parameters: ['action hide|show|clear'],
    examples: ['drawings hide', 'drawings clear'],
    before: ['draw hline 67000'],
    ...pages.tools,
    undoable: true,
  },
  compare: {
    does: 'Draws a second symbol as a line in the active pane. Off takes such lines away.',
    parameters: ['SYMBOL symbol|off'],
    examples: ['compare ETHUSDT', 'compare off'],
    ...pages.panes,
    undoable: true,
  },
  scale: {
    does: 'Sets the price scale of the active pane.',
    parameters: ['scale linear|log|percent'],
    examples: ['scale log', 'scale percent'],
    shortcuts: ['log-scale', 'percent-scale'],
    ...pages.navigating,
    undoable: true,
  },
  goto: {
    does: 'Moves the active pane to the bars of a date.',
    parameters: ['DATE time A day, or a moment in UTC such as 2023-09-12T14:30.'],
    examples: ['goto 2023-09-12', 'goto 2026-02-10T14:30'],
    shortcuts: ['go-to-date'],
    ...pages.navigating,
  },
  bars: {
    does: 'Shows so many bars of the active pane, up to now or to a date.',
    parameters: [
      'N number How many bars.',
      'until=time [now] The day, or the moment in UTC, of the last bar.',
    ],
    examples: ['bars 60', 'bars 60 until=2025-10-20'],
    ...pages.navigating,
  },
  replay: {
    does: 'Plays the bars again from a date and hides what came later.',
    parameters: ['DATE time A day, or a moment in UTC such as 2023-09-12T14:30.'],
    examples: ['replay 2023-09-12'],
    ...pages.panes,
  },
  snapshot: {
    does: 'Makes a picture of the chart with symbol, timeframe and time stamped on it.',
    examples: ['snapshot'],
    ...pages.sharing,
    undoable: false,
  },
  'send-dashboard': {
    does: 'Puts the saved workbench on a dashboard as a Workbench widget.',
    parameters: ['name name'],
    examples: ['send dashboard "Morning desk"'],
    before: ['open "BTC 4H breakout"'],
    ...pages.addWorkbench,
  },
  'workbench-export': {
    name: 'export',
    does: 'Downloads the bars loaded in the active pane as a CSV file, with a column for each study and metric.',
    parameters: ['format choice|csv'],
    examples: ['export csv'],
    ...pages.sharing,
  },
  reset: {
    does: 'Resets zoom, position and stretched axes of the active pane. Studies and drawings stay.',
    examples: ['reset'],
    shortcuts: ['reset'],
    ...pages.navigating,
  },
});
