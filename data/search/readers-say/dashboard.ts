import type { Said } from './said';

const base = '/docs/dashboard/';
const overview = `${base}overview`;
const create = `${base}creating-a-dashboard`;
const customise = `${base}customizing-a-dashboard/`;
const screener = `${customise}adding-a-screener-to-dashboard`;
const workbench = `${customise}adding-a-workbench-to-dashboard`;
const book = `${customise}adding-orderbook-to-dashboard`;
const trades = `${customise}adding-trades-to-dashboard`;
const commands = `${base}dashboard-commands`;
const explorer = `${base}explorer`;
const publish = `${base}publishing/`;
const audience = `${publish}choosing-audience`;
const sync = `${base}two-way-syncing/`;
const push = `${sync}dashboard-to-workbench`;
const pull = `${sync}workbench-to-dashboard`;

export const dashboard: Said = {
  [overview]: ['what dashboard, multiple widgets, command centre, trading desk'],
  [`${overview}#widgets`]: [
    'which widgets, list widgets, kinds widgets, available widgets, note dashboard',
    'watchlist dashboard',
  ],
  [`${overview}#widget-watchlist`]: ['watchlist widget, add watchlist, coin list'],
  [`${overview}#widget-note`]: ['note widget, sticky note, write note, trading plan'],
  [`${overview}#widget-metric`]: ['single number, one metric, number widget, metric tile, big number'],
  [`${overview}#grid`]: ['dashboard columns, widget grid, lock layout, how many columns'],
  [`${overview}#link-groups`]: [
    'same coin widgets, link widgets, widgets together, widget colour, change all widgets',
    'all widgets coin',
  ],
  [`${overview}#dashboard-or-workbench`]: ['dashboard or workbench'],
  [`${overview}#freshness`]: [
    'refresh rate, real time data, update interval, delayed data, widget old data, live data',
    'dashboard slow, widget stale, how often update',
  ],

  [create]: ['new dashboard, set up dashboard'],
  [`${create}#choose-a-start`]: ['ways dashboard, blank or template, start dashboard'],
  [`${create}#blank`]: ['empty dashboard, dashboard scratch, new dashboard, dashboard steps, plan dashboard'],
  [`${create}#template`]: ['dashboard template, day trading layout, swing trading layout, default layouts'],
  [`${create}#clone`]: ['copy dashboard, dashboard somebody, use somebody dashboard'],
  [`${create}#morning`]: ['morning dashboard, daily routine, start of day, dashboard recipe'],
  [`${create}#duplicate`]: ['second dashboard, copy my dashboard, duplicate dashboard, backup dashboard'],
  [`${create}#what-can-go-wrong`]: [
    'workbench not offered, widget wrong symbol, cannot choose workbench, dashboard problem',
  ],

  [customise]: ['change dashboard, dashboard layout, personalise dashboard, rearrange dashboard, add widget'],
  [`${customise}#choose`]: ['which widget, widget question, widget use'],
  [`${customise}#mouse-and-command`]: ['move widget, resize widget, remove widget, mouse or keyboard'],
  [`${customise}#place-link-lock`]: ['resize widget, drag widget, lock layout, unlock dashboard'],
  [`${customise}#arrangements`]: ['good layout, layout examples, best layout, layout ideas, arrange widgets'],
  [`${customise}#laptop`]: ['laptop layout, small screen, notebook screen, single monitor, chart book tape'],
  [`${customise}#narrow`]: [
    'phone dashboard, narrow screen, vertical monitor, portrait, mobile app, use phone, android, iphone',
  ],
  [`${customise}#what-can-go-wrong`]: [
    'cannot drag, cannot move widget, widget stuck, widget not move, cannot resize',
  ],

  [screener]: ['screener widget, coin list dashboard, list beside chart, put screener dashboard'],
  [`${screener}#add`]: ['screener dashboard, list dashboard, add screener, screener widget prepare'],
  [`${screener}#configure`]: ['change screener columns, screener widget settings, widget filters'],
  [`${screener}#link`]: ['click row chart, row opens chart, screener changes chart'],
  [`${screener}#read`]: ['coin missing list, why in list, market not in list'],
  [`${screener}#what-can-go-wrong`]: [
    'coin missing list, market missing, row opens wrong, screener widget problem, list not change',
  ],

  [workbench]: ['chart dashboard, put chart dashboard, chart widget, add chart'],
  [`${workbench}#sync-or-not`]: ['sync or not, should sync, copy or sync'],
  [`${workbench}#add`]: ['add chart dashboard, chart onto dashboard, insert chart'],
  [`${workbench}#configure`]: ['widget settings, change chart widget, where change stored'],
  [`${workbench}#link`]: ['chart follows symbol, link chart widget'],
  [`${workbench}#readable`]: [
    'chart too small, widget crowded, chart unreadable, widget too small, too many panes',
  ],
  [`${workbench}#what-can-go-wrong`]: [
    'widget old, workbench not offered, widget old data, widget not updated',
  ],

  [book]: [
    'order book widget, depth ladder, level 2, price ladder, bids asks widget, market depth',
    'level 2 data',
  ],
  [`${book}#add`]: ['add order book, open order book'],
  [`${book}#sides`]: ['bid ask meaning, bid or ask, which side, red green book'],
  [`${book}#read`]: ['read order book, order book numbers, move the price, order cost, market order impact'],
  [`${book}#grouping`]: ['tick size, price grouping, aggregate levels, book steps, book precision'],
  [`${book}#link`]: ['two exchanges book, compare order books'],
  [`${book}#limits`]: [
    'hidden orders, iceberg orders, fake walls, book incomplete, book not show, hidden liquidity',
  ],
  [`${book}#what-can-go-wrong`]: ['order book empty, book empty, spread wrong, book problem, book frozen'],

  [trades]: ['time and sales, trade tape, trade feed, recent trades, trades widget, executed orders'],
  [`${trades}#add`]: ['add trades'],
  [`${trades}#side`]: [
    'red green trades, trade colour, buy or sell trade, trade side, who bought, green trade',
    'trade direction',
  ],
  [`${trades}#size-filter`]: [
    'hide small trades, filter trades, only big trades, too many trades, trade size',
  ],
  [`${trades}#fills`]: [
    'one order many trades, same trade several, split order, print trader, many trades same second',
  ],
  [`${trades}#with-the-book`]: [
    'wall real, wall pulled, order cancelled or filled, level disappeared, wall eaten, tape and book',
  ],
  [`${trades}#link`]: ['trades other exchange, trades follow symbol'],
  [`${trades}#what-can-go-wrong`]: ['no trades, buys but falls, mostly buys price falls'],

  [commands]: ['dashboard keyboard, type dashboard'],
  [`${commands}#active-widget`]: ['which widget active, select widget, wrong widget, active widget'],
  [`${commands}#grid`]: ['widget coordinates, columns rows, grid position, grid size'],
  [`${commands}#one-symbol`]: ['one coin dashboard, all widgets coin, same coin widgets, single coin desk'],
  [`${commands}#chart-and-book`]: ['chart left book, chart beside book, side by side widgets'],
  [`${commands}#benchmark`]: ['pin widget symbol, widget always bitcoin, keep bitcoin, widget not change'],
  [`${commands}#follow`]: ['widget follow workbench, auto update widget'],
  [`${commands}#push-pull`]: ['keep widget edit, drop widget edit'],
  [`${commands}#try`]: ['experiment dashboard, test dashboard, try changes, dashboard safely'],
  [`${commands}#show`]: ['show few people, preview publish, test audience, private preview'],
  [`${commands}#cmd-rename`]: ['rename dashboard, change dashboard name, dashboard title'],
  [`${commands}#cmd-add`]: ['new widget'],
  [`${commands}#cmd-remove`]: ['delete widget, close widget'],
  [`${commands}#cmd-link`]: ['group widgets'],
  [`${commands}#cmd-lock`]: ['lock dashboard, prevent moving, accidental drag'],
  [`${commands}#cmd-unlock`]: ['widgets not move'],
  [`${commands}#cmd-full`]: ['fullscreen, full screen, maximise widget, whole screen'],
  [`${commands}#cmd-sync`]: ['sync widget, turn sync'],
  [`${commands}#no-way-back`]: [
    'recover deleted dashboard, restore dashboard, undelete, deleted by accident, delete dashboard',
    'undo delete, cannot be undone',
  ],
  [`${commands}#refused`]: ['command not working, dashboard command refused, command error'],

  [explorer]: [
    'browse dashboards, popular dashboards, dashboards of others, other people boards',
    'dashboard gallery, community dashboards, dashboard marketplace',
  ],
  [`${explorer}#lists`]: [
    'shared by name, my dashboards, shared with me, dashboards list, where are my dashboards, all dashboards',
  ],
  [`${explorer}#search-sort-preview`]: ['search dashboard, preview dashboard, sort dashboards'],
  [`${explorer}#judge`]: ['good dashboard, dashboard quality, judge dashboard'],
  [`${explorer}#after-cloning`]: ['after clone, widgets empty clone, clone set symbols'],
  [`${explorer}#what-can-go-wrong`]: ['dashboard gone, clone different numbers'],

  [publish]: ['publish dashboard'],
  [`${publish}#before-you-start`]: ['before publish dashboard, publish checklist'],
  [`${publish}#publish`]: ['publish dashboard, dashboard cover, dashboard tags'],
  [`${publish}#what-readers-see`]: [
    'readers see dashboard, others see dashboard, viewers see, what people see',
    'dashboard readers edit',
  ],
  [`${publish}#update`]: ['update published dashboard, new version dashboard, change published'],
  [`${publish}#take-back`]: [
    'unpublish, unpublish dashboard, hide published dashboard, dashboard private, delete published',
    'unpublish copies, stop publishing, make private',
  ],
  [`${publish}#what-can-go-wrong`]: [
    'nobody finds dashboard, readers old dashboard, reader empty widgets, publish not visible',
  ],

  [audience]: [
    'who can see my dashboard, make dashboard public, make private, make public, privacy settings',
    'visibility settings, who sees, dashboard private, only friends, unlisted, followers only',
    'restrict access',
  ],
  [`${audience}#matrix`]: [
    'collaborate board, team access',
    'who sees, people edit dashboard, people change chart, link edit, edit rights, others edit',
    'can others change, who can clone, steal dashboard, view or edit',
  ],
  [`${audience}#choose`]: [
    'which audience, public or private, link or followers, share with friend, name people',
  ],
  [`${audience}#limits-of-audiences`]: [
    'link forwarded, leak link, unlisted safe, secret link, steal dashboard',
  ],
  [`${audience}#change`]: [
    'change audience, change visibility, switch public private, make private, make public',
  ],
  [`${audience}#narrowing`]: [
    'narrow audience, after private, hide from people, remove access, unpublish copies',
  ],
  [`${audience}#cases`]: ['audience example, share two friends, weekly group'],
  [`${audience}#what-can-go-wrong`]: ['link not work, link sees nothing, friend cannot see, nobody sees'],

  [sync]: ['sync, dashboard changes workbench, linked chart, keep in sync'],
  [`${sync}#rules`]: [
    'sync rules, how sync works, sync direction, dashboard changes workbench, which is master',
    'source of truth, original copy',
  ],
  [`${sync}#push-pull`]: ['push or pull, push command, pull command, drop widget edits'],
  [`${sync}#save-where`]: [
    'what save writes, save dashboard workbench, where saved, save overwrites',
    'dashboard changes workbench',
  ],
  [`${sync}#conflict`]: [
    'overwrite, overwritten changes, edit same time, two tabs, changed twice, later save',
    'which version kept, simultaneous edit, wins edit dashboard workbench',
  ],
  [`${sync}#timeline`]: ['who wins, sync example, conflict example, which version wins'],
  [`${sync}#turn-off`]: [
    'stop syncing, unlink workbench, turn off sync, unsync, independent copy, separate widget',
  ],
  [`${sync}#turn-on`]: ['enable sync, turn on sync'],
  [`${sync}#several-dashboards`]: [
    'several dashboards, many dashboards, two dashboards, same chart dashboards, multiple screens',
  ],
  [`${sync}#not-touched`]: ['sync affects publish, sync affects alerts, sync safe, sync does not change'],

  [push]: ['push, dashboard to workbench, save widget workbench, widget changes workbench'],
  [`${push}#push`]: ['push change, send change workbench, write to workbench'],
  [`${push}#what-is-written`]: ['what push writes, push includes'],
  [`${push}#check`]: ['check push, what was written'],
  [`${push}#take-back`]: ['undo push, undo sync, dashboard back, push mistake'],
  [`${push}#when`]: ['when push, push or copy, should push'],
  [`${push}#what-can-go-wrong`]: ['push not working, workbench not change, changed back, sync not working'],

  [pull]: ['pull, workbench to dashboard, update dashboards, update widgets'],
  [`${pull}#before-you-start`]: ['unsaved widget edit, edit lost, lose edits'],
  [`${pull}#pull`]: ['pull change, update widget, widget follow save'],
  [`${pull}#what-changes`]: ['what pull changes, pull affects'],
  [`${pull}#which-dashboards`]: ['which dashboards change, dashboards affected, save changes dashboards'],
  [`${pull}#without`]: [
    'change without dashboard, try without changing, keep dashboard same, freeze widget',
    'not change dashboards',
  ],
  [`${pull}#meantime`]: ['tab older, two tabs, saved elsewhere, merge changes, open tab outdated'],
  [`${pull}#what-can-go-wrong`]: [
    'widget not follow, sync not working, widget old data, pull not working, widget stale',
  ],
};
