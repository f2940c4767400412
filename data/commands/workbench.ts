import { defaultBand, depthBands } from '../metrics/depth-bands';
import { limits } from '../reference/limits';
import { withIds } from '../withIds';
import { pages } from './pages';
import { chainParameter, styleIds, typeParameter, venueParameter, venues } from './parameters';
import type { CommandParameter, CommandRecord } from './schema';

const paneCounts = Array.from({ length: limits.panes }, (_, index) => String(index + 1));

/** Where a running sum or an anchored average starts. */
const anchor: CommandParameter = {
  name: 'anchor',
  keyed: true,
  type: 'date',
  choices: ['day', 'month', 'year'],
  default: 'day up to 4H, month on 1D, year on 1W and 1M',
  meaning: 'Where CVD or the VWAP metric starts: each UTC day, month or year, or one fixed date.',
};

const studyName: CommandParameter = {
  name: 'NAME',
  type: 'name',
  meaning: 'The study, for example rsi, vwap or bollinger.',
};

const studySetting: CommandParameter = {
  name: 'SETTING',
  keyed: true,
  type: 'setting',
  default: 'the catalogue’s',
  meaning: 'Any parameter that the catalogue lists for the study.',
};

const metricName: CommandParameter = {
  name: 'NAME',
  type: 'metric',
  meaning: 'The metric, by the name on its page.',
};

const metricSettings: readonly CommandParameter[] = [
  {
    name: 'band',
    keyed: true,
    type: 'choice',
    choices: depthBands.map(({ id }) => id),
    default: defaultBand.id,
    meaning: 'Depth band in % from mid, for order-book metrics.',
  },
  {
    name: 'tier',
    keyed: true,
    type: 'choice',
    choices: ['0-1k', '1k-10k', '10k-100k', '100k-1m', '1m-10m', 'all'],
    default: 'all; large trades: 100k-1m',
    meaning: 'Trade-size tier in USD, for order-flow metrics.',
  },
  {
    name: 'venue',
    keyed: true,
    type: 'choice',
    choices: venues,
    default: 'the pane’s venue',
    meaning: 'Whose data to use, for metrics that exist per venue.',
  },
  anchor,
  {
    name: 'size',
    keyed: true,
    type: 'number',
    default: 'none, but slippage for a size needs one',
    meaning: 'The order size in USD.',
  },
];

/** Commands of a workbench. They act on the active pane unless they say otherwise. */
export const workbenchCommands = withIds<CommandRecord>({
  symbol: {
    syntax: 'symbol SYMBOL [venue=VENUE] [type=TYPE] [expiry=EXPIRY] [chain=CHAIN]',
    does: 'Shows another symbol in the active pane and recalculates its studies and metrics.',
    parameters: [
      {
        name: 'SYMBOL',
        type: 'symbol',
        meaning: 'The symbol as the venue writes it, or the address of a DEX pool.',
      },
      venueParameter,
      typeParameter,
      {
        name: 'expiry',
        keyed: true,
        type: 'date',
        choices: ['next'],
        default: 'the nearest',
        meaning: 'For type=dated: the day as YYYY-MM-DD, or next for the second nearest.',
      },
      { ...chainParameter, default: 'none', meaning: 'The chain of a DEX pool, needed with a pool address.' },
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
    syntax: 'tf TIMEFRAME',
    does: 'Sets the timeframe of the active pane, from a minute to a month.',
    parameters: [
      {
        name: 'TIMEFRAME',
        type: 'timeframe',
        meaning: 'How long one bar lasts. 1m is a minute, 1M a month.',
      },
    ],
    examples: ['tf 15m', '4h'],
    aliases: ['timeframe'],
    ...pages.panes,
    undoable: true,
  },
  style: {
    syntax: `style ${styleIds.join('|')}`,
    does: 'Draws the price of the active pane in another way, while studies and drawings stay.',
    parameters: [
      {
        name: 'style',
        type: 'choice',
        choices: styleIds,
        meaning: 'The style, as in the header’s menu.',
      },
    ],
    examples: ['style line', 'style heikin-ashi'],
    ...pages.panes,
    undoable: true,
  },
  panes: {
    syntax: `panes ${paneCounts.join('|')}`,
    does: 'Sets how many panes the workbench has.',
    parameters: [{ name: 'panes', type: 'choice', choices: paneCounts }],
    examples: ['panes 2', 'panes 4'],
    ...pages.panes,
    undoable: true,
  },
  pane: {
    syntax: `pane ${paneCounts.join('|')}`,
    does: 'Makes another pane the active one, which commands act on.',
    parameters: [{ name: 'pane', type: 'choice', choices: paneCounts }],
    examples: ['pane 1'],
    ...pages.panes,
  },
  'study-add': {
    syntax: 'study add NAME [SETTING=VALUE …]',
    does: 'Adds a study to the active pane: an overlay on the price, any other below it.',
    parameters: [studyName, studySetting],
    examples: [
      'study add rsi length=14',
      'study add macd fast=12 slow=26 signal=9',
      'study add vwap anchor=month',
    ],
    ...pages.studies,
    undoable: true,
  },
  'study-set': {
    syntax: 'study set NAME [SETTING=VALUE …]',
    does: 'Changes the settings of a study in the active pane. Its colours are in its dialog.',
    parameters: [studyName, studySetting],
    examples: ['study set bollinger length=20 mult=2'],
    before: ['study add bollinger length=10'],
    ...pages.studies,
    undoable: true,
  },
  'template-save': {
    syntax: 'template save "name"',
    does: 'Saves the active pane’s studies and metrics, with their settings, as a template.',
    parameters: [{ name: 'name', type: 'name' }],
    examples: ['template save "Swing"'],
    before: ['study add rsi'],
    ...pages.studies,
  },
  'template-load': {
    syntax: 'template load "name"',
    does: 'Puts a template’s studies and metrics on the active pane. Drawings and symbol stay.',
    parameters: [{ name: 'name', type: 'name' }],
    examples: ['template load "Swing"'],
    ...pages.studies,
    undoable: true,
  },
  'study-remove': {
    syntax: 'study remove NAME [SETTING=VALUE …]',
    does: 'Removes a study from the active pane: the newest of that name, or the one with these settings.',
    parameters: [studyName, { ...studySetting, default: 'any' }],
    examples: ['study remove rsi', 'study remove ema length=20'],
    before: ['study add ema', 'study add rsi'],
    ...pages.studies,
    undoable: true,
  },
  studies: {
    syntax: 'studies',
    does: 'Opens the list of studies, where you can add one by mouse.',
    examples: ['studies'],
    ...pages.studies,
  },
  'metric-add': {
    syntax: 'metric add NAME [band=BAND] [tier=TIER] [venue=VENUE] [anchor=ANCHOR] [size=USD]',
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
    syntax: 'metric remove NAME [band=BAND] [tier=TIER] [venue=VENUE] [anchor=ANCHOR] [size=USD]',
    does: 'Removes a metric from the active pane: the newest of that name, or the one with these settings.',
    parameters: [metricName, ...metricSettings.map((parameter) => ({ ...parameter, default: 'any' }))],
    examples: ['metric remove "funding rate"'],
    before: ['metric add "funding rate"'],
    ...pages.studies,
    undoable: true,
  },
  draw: {
    syntax: 'draw trendline|ray|channel|fib|rectangle|hline|vline|measure|text [POINTS]',
    does: 'Picks up a drawing tool, and your next clicks on the price area place it. With points, places it at once.',
    parameters: [
      {
        name: 'tool',
        type: 'choice',
        choices: ['trendline', 'ray', 'channel', 'fib', 'rectangle', 'hline', 'vline', 'measure', 'text'],
      },
      {
        name: 'POINTS',
        type: 'points',
        default: 'your next clicks',
        meaning:
          'A price for hline, a time for vline, a time and a price for each point of the others, such as 2026-02-10T04:00 66000. The words of a text come last, in quotes.',
      },
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
    syntax: 'drawings hide|show|clear',
    does: 'Hides, shows or removes the drawings of the active pane.',
    parameters: [{ name: 'action', type: 'choice', choices: ['hide', 'show', 'clear'] }],
    examples: ['drawings hide', 'drawings clear'],
    before: ['draw hline 67000'],
    ...pages.tools,
    undoable: true,
  },
  compare: {
    syntax: 'compare SYMBOL|off',
    does: 'Draws a second symbol as a line in the active pane. Off takes such lines away.',
    parameters: [{ name: 'SYMBOL', type: 'symbol', choices: ['off'] }],
    examples: ['compare ETHUSDT', 'compare off'],
    ...pages.panes,
    undoable: true,
  },
  scale: {
    syntax: 'scale linear|log|percent',
    does: 'Sets the price scale of the active pane.',
    parameters: [{ name: 'scale', type: 'choice', choices: ['linear', 'log', 'percent'] }],
    examples: ['scale log', 'scale percent'],
    shortcuts: ['log-scale', 'percent-scale'],
    ...pages.navigating,
    undoable: true,
  },
  goto: {
    syntax: 'goto DATE',
    does: 'Moves the active pane to the bars of a date.',
    parameters: [
      { name: 'DATE', type: 'time', meaning: 'A day, or a moment in UTC such as 2023-09-12T14:30.' },
    ],
    examples: ['goto 2023-09-12', 'goto 2026-02-10T14:30'],
    shortcuts: ['go-to-date'],
    ...pages.navigating,
  },
  bars: {
    syntax: 'bars N [until=DATE]',
    does: 'Shows so many bars of the active pane, up to now or to a date.',
    parameters: [
      { name: 'N', type: 'number', meaning: 'How many bars.' },
      {
        name: 'until',
        keyed: true,
        type: 'time',
        default: 'now',
        meaning: 'The day, or the moment in UTC, of the last bar.',
      },
    ],
    examples: ['bars 60', 'bars 60 until=2025-10-20'],
    ...pages.navigating,
  },
  replay: {
    syntax: 'replay DATE',
    does: 'Plays the bars again from a date and hides what came later.',
    parameters: [
      { name: 'DATE', type: 'time', meaning: 'A day, or a moment in UTC such as 2023-09-12T14:30.' },
    ],
    examples: ['replay 2023-09-12'],
    ...pages.panes,
  },
  snapshot: {
    syntax: 'snapshot',
    does: 'Makes a picture of the chart with symbol, timeframe and time stamped on it.',
    examples: ['snapshot'],
    ...pages.sharing,
    undoable: false,
  },
  'send-dashboard': {
    syntax: 'send dashboard "name"',
    does: 'Puts the saved workbench on a dashboard as a Workbench widget.',
    parameters: [{ name: 'name', type: 'name' }],
    examples: ['send dashboard "Morning desk"'],
    before: ['open "BTC 4H breakout"'],
    ...pages.addWorkbench,
  },
  'workbench-export': {
    name: 'export',
    syntax: 'export csv',
    does: 'Downloads the bars loaded in the active pane as a CSV file, with a column for each study and metric.',
    parameters: [{ name: 'format', type: 'choice', choices: ['csv'] }],
    examples: ['export csv'],
    ...pages.sharing,
  },
  reset: {
    syntax: 'reset',
    does: 'Resets zoom, position and stretched axes of the active pane. Studies and drawings stay.',
    examples: ['reset'],
    shortcuts: ['reset'],
    ...pages.navigating,
  },
});
