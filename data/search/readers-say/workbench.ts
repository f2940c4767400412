import type { Said } from './said';

const base = '/docs/workbench/overview/';
const chart = `${base}navigating-the-chart-interface`;
const saving = `${base}saving-resaving-a-workbench`;
const sharing = `${base}sharing/`;
const using = `${base}using-the-workbench/`;
const drawing = `${using}charting-tools`;
const intel = `${using}panda-intel`;
const panes = `${using}using-the-wb`;
const commands = `${using}workbench-cmds`;

export const workbench: Said = {
  [base]: ['charting, what workbench, chart page, trading chart'],
  [`${base}#when`]: ['workbench or dashboard, which tool'],
  [`${base}#pane`]: ['what pane, pane contents, chart window'],
  [`${base}#study-or-metric`]: ['study or metric'],
  [`${base}#lifecycle`]: [
    'draft or saved, where chart stored, autosave, saved automatically, close browser chart',
    'lose chart, another device, open other computer',
  ],
  [`${base}#first`]: ['first workbench, new chart'],

  [chart]: ['chart interface, chart layout, parts of chart, chart navigation'],
  [`${chart}#parts`]: ['parts screen, toolbar, what is this button, chart buttons, interface names'],
  [`${chart}#tabs`]: ['right panel, right side, side panel, right tabs'],
  [`${chart}#move`]: [
    'zoom, scroll chart, zoom in, zoom out, see older candles, scroll back, mouse wheel',
    'see more candles',
  ],
  [`${chart}#move-zoom`]: ['more candles, fewer candles'],
  [`${chart}#move-date`]: ['jump date, specific date, find date'],
  [`${chart}#read`]: [
    'read candle, candle values, open high low, ohlc, price of candle, crosshair, exact price',
  ],
  [`${chart}#scales`]: [
    'logarithmic, percentage scale, log chart, price axis, linear or log, axis type, log axis',
    'scale chart',
  ],
  [`${chart}#strips`]: ['indicator scale, panel scale, lower panel, strip axis'],
  [`${chart}#times`]: [
    'timezone, time zone, candle hour, candle start time, wrong time, time on chart',
    'daily candle close, candles weird hour, when day starts, chart hours off',
  ],
  [`${chart}#fit-reset`]: [
    'reset chart, reset view, chart squashed, auto scale, jump to date, chart disappeared, fit chart',
    'go to day',
  ],
  [`${chart}#what-can-go-wrong`]: [
    'chart empty, chart flat, chart wrong, chart not loading, chart frozen, chart looks wrong',
  ],

  [saving]: ['save chart, lose chart, autosave, saved automatically, unsaved changes'],
  [`${saving}#save-a-draft`]: [
    'layout loads, chart layout',
    'save chart, save first time, name workbench, autosave, saved automatically, lose chart',
  ],
  [`${saving}#resave`]: [
    'save changes, unsaved changes, dot beside name, save again, save as, save under name',
  ],
  [`${saving}#restore`]: [
    'version history, undo save, lost my changes, restore chart, roll back workspace, get chart back',
    'overwrote, saved by mistake',
  ],
  [`${saving}#what-can-go-wrong`]: ['draft lost, changes gone, lost work, unsaved changes, close browser'],

  [sharing]: [
    'share chart, share without editing, view only link, show chart friend, send friend',
    'people change chart, link change chart, link edit',
  ],
  [`${sharing}#choose`]: ['link or snapshot, ways share, share options, best way share'],
  [`${sharing}#shown`]: [
    'share positions, link balance, link positions, see my positions, see my balance, share reveals',
    'share private, others see orders, what friend sees, see my keys',
  ],
  [`${sharing}#before-you-start`]: ['before share, share draft'],
  [`${sharing}#link`]: ['share link, get link, copy link, chart url, share setup'],
  [`${sharing}#snapshot`]: ['watermark', 'chart image, export chart, save picture, screenshot, post twitter'],
  [`${sharing}#publish`]: ['publish workbench, chart community'],
  [`${sharing}#keep-working`]: ['work privately, change without showing, link follows, continue private'],
  [`${sharing}#stop`]: [
    'revoke link, disable link, unshare, stop sharing, delete link, link off, take back link',
  ],
  [`${sharing}#what-can-go-wrong`]: [
    'friend sees old chart, link old, shared chart different, link not work, share problem',
    'friend sees different',
  ],

  [using]: ['everyday tasks, use chart, what can i do chart, chart tasks'],
  [`${using}#tasks`]: ['common tasks, quick way, fastest way, everyday tasks'],
  [`${using}#way-of-working`]: [
    'too many indicators, chart messy, workflow, best practice, cluttered chart, clean chart',
    'organise charts',
  ],
  [`${using}#scope`]: [
    'drawings other charts, other charts, all charts',
    'affects all panes, which pane, what changes, one pane or all',
  ],
  [`${using}#phone`]: ['mobile app, iphone, use on phone, phone chart, mobile version, small screen'],

  [drawing]: ['draw lines, drawing tools, draw chart, technical analysis, mark chart'],
  [`${drawing}#tools`]: ['which drawing tools, draw line, tools list, shapes'],
  [`${drawing}#tool-hline`]: ['horizontal line, price line'],
  [`${drawing}#tool-channel`]: ['price channel'],
  [`${drawing}#tool-text`]: ['chart label'],
  [`${drawing}#place`]: ['snap to candle, magnet, exact drawing, precise line, adjust line, move line'],
  [`${drawing}#levels`]: ['support resistance, supply demand, key levels, draw level, box, mark level'],
  [`${drawing}#slopes`]: [
    'parallel lines, trend line, diagonal line, extend line, channel, draw trendline, ray',
  ],
  [`${drawing}#fibonacci`]: ['golden ratio, retracement levels, fib tool, pullback levels, fib'],
  [`${drawing}#measure`]: [
    'ruler, measure distance, measure percent, percent move, count bars, distance between',
    'measure tool, how far price',
  ],
  [`${drawing}#text`]: ['write on chart, chart note, annotate chart, label chart, add text, notes on chart'],
  [`${drawing}#hide-show-clear`]: ['delete drawings, remove all lines, clear chart'],
  [`${drawing}#alerts`]: ['trendline alert, alert on line, price touches trendline, trendline broken'],
  [`${drawing}#what-can-go-wrong`]: [
    'drawings not showing, where did trendlines go',
    'drawings gone, lines moved, line wrong place, drawing problem',
  ],

  [intel]: ['ai summary, market summary, summary of a coin, coin report'],
  [`${intel}#open`]: ['open summary, show intel, where intel'],
  [`${intel}#anatomy`]: ['card parts, card meaning, since when'],
  [`${intel}#cards`]: ['which cards, card list, seven cards, trend card, cards mean'],
  [`${intel}#routine`]: ['daily routine, morning check, quick check coin, analyse coin, analysis routine'],
  [`${intel}#check`]: ['trust card, verify reading, intel accurate, ai wrong'],
  [`${intel}#stale`]: ['card old, card empty, no intel'],
  [`${intel}#what-can-go-wrong`]: ['card wrong, card changed, card chart disagree, intel wrong'],

  [panes]: ['change chart, work chart'],
  [`${panes}#symbol`]: [
    'change coin, another coin, other coin, open coin, different exchange, search coin, coin chart',
  ],
  [`${panes}#timeframe`]: [
    'interval, candle interval, change interval, candle length, candle size, 5 minute',
    'candle duration',
  ],
  [`${panes}#style`]: [
    'colours of candles',
    'candle type, line chart, bar chart, change candles, area chart, hollow candles',
  ],
  [`${panes}#panes`]: [
    'how many charts, charts at once, multi chart layout',
    'side by side, split screen, several charts, two charts, multi chart, four charts',
    'multiple charts, more charts, second chart, chart grid, two timeframes, multiple timeframes',
  ],
  [`${panes}#studies`]: ['add indicator, remove indicator, indicator settings, moving average, bollinger'],
  [`${panes}#compare`]: [
    'overlay another symbol, ratio chart, compare coins, btc eth chart, same chart coins, overlay two',
    'relative performance, second symbol, bitcoin eth one chart, correlation',
  ],
  [`${panes}#replay`]: [
    'backtest, practise trading, simulate past, replay history, practise old data, test strategy',
    'past data, training mode, practice chart, old price data, rewind',
  ],
  [`${panes}#tabs`]: ['right tabs, side panel'],
  [`${panes}#what-can-go-wrong`]: [
    'wrong pane, wrong symbol, indicator missing, symbol not found, indicator not show',
  ],

  [commands]: ['commands list, all commands, command bar, terminal, type commands, command reference'],
  [`${commands}#grammar`]: ['command syntax, command format, command structure'],
  [`${commands}#notation`]: ['brackets meaning, capitals meaning, syntax notation'],
  [`${commands}#values`]: ['date format, value format, write date, write timeframe'],
  [`${commands}#run`]: [
    'run command, use command, open command bar, autocomplete, fastest command, type command',
    'repeat command, last command',
  ],
  [`${commands}#far-and-near`]: ['two timeframes, multi timeframe, higher timeframe'],
  [`${commands}#who-pays`]: ['who pays funding, show funding, funding chart'],
  [`${commands}#large-and-small`]: ['whales vs retail, big small trades, whales buying, smart money'],
  [`${commands}#which-leads`]: [
    'compare coins, which coin stronger, relative strength, btc eth chart, outperform',
  ],
  [`${commands}#level-and-alert`]: ['alert at level, draw line alert'],
  [`${commands}#clean-picture`]: [
    'screenshot without lines, clean screenshot, picture without notes, screenshot hide',
  ],
  [`${commands}#cmd-tf`]: ['change timeframe'],
  [`${commands}#cmd-panes`]: ['number of charts'],
  [`${commands}#cmd-study-remove`]: ['delete indicator, indicator i added'],
  [`${commands}#cmd-studies`]: ['indicator list, which indicators'],
  [`${commands}#cmd-metric-add`]: ['add funding, add cvd'],
  [`${commands}#cmd-metric-remove`]: ['delete metric'],
  [`${commands}#cmd-compare`]: ['second coin'],
  [`${commands}#cmd-scale`]: ['log scale, percent scale'],
  [`${commands}#cmd-goto`]: ['specific date, jump day, find date'],
  [`${commands}#cmd-snapshot`]: ['tweet chart'],
  [`${commands}#cmd-send-dashboard`]: ['send chart dashboard'],
  [`${commands}#cmd-reset`]: ['reset zoom'],
  [`${commands}#cmd-open`]: ['open saved, load chart, find saved chart'],
  [`${commands}#cmd-save-as`]: ['save copy, duplicate workbench, rename workbench, save another name'],
  [`${commands}#cmd-undo`]: ['undo change, go back step, take back edit'],
  [`${commands}#cmd-share`]: ['share command'],
  [`${commands}#cmd-theme`]: [
    'dark mode, background colour, change theme, white background, black background',
  ],
  [`${commands}#cmd-help`]: ['list commands, command help'],
  [`${commands}#hotkeys`]: [
    'keyboard shortcuts, shortcuts, key combinations, hotkey list, keyboard only, without mouse',
    'fastest command',
  ],
  [`${commands}#refused`]: ['command not working, unknown command, command error'],
  [`${commands}#undo`]: [
    'go back a step, revert change, undo last, what can undo, cannot undo, undo mistake, undo delete',
    'dashboard back',
  ],
};
