import { currentAddress } from '../site/moved-anchors';

/**
 * What readers say when they mean a section whose words are others: below each page its sections, each with its phrases. A
 * query that has all words of a phrase, or words near them (near-words.ts), in any order, finds the section: two plain words
 * answer most ways of asking. Words that mean the same everywhere belong to synonyms.ts; other names of a term to the glossary.
 */
const phrases = `
/docs/alerts/overview: price alert, what alerts, notifications
  #where-it-runs: alert browser closed, alert offline, alert app closed, alerts run server, alert keeps settings, change study alert
  #what-can-be-watched: kinds alerts, types of alerts, alert ideas, what alert watch
  #parts: alert parts, alert consists, alert settings
  #limits: alert latency, alert outage, alert pt down, late alert, alert close position, alert place order, alert execute trade, alert stop loss, alert buy, alert automatic trading, alert guarantee, trading bot
  #in-the-app: where alerts, alerts menu, bell icon
/docs/alerts/creating-an-alert: set alert, make alert, price target, price reminder, alert coin
  #create: set price alert, new alert, steps alert, alert chart, price target, alert venue, how long alert active, alert end date, alert expires, alert duration, alert stops itself, alert valid until, alert time limit
  #conditions: alert condition, alert price level, price target, alert percent, alert rsi, alert indicator, alert funding, price reaches, price hits, price touches, alert below, alert above, alert volume
  #price-crosses: price target, price reaches level, price hits level, price touches level
  #price-above: alert price above, price higher than, alert price below, price lower than, price drops below
  #price-band: price leaves range, range breakout, alert range, breakout alert, price zone
  #price-moves: percent move, price moves percent, sudden move, big move alert, volatility alert, pump alert, crash alert, price change alert
  #series-crosses-level: rsi alert, rsi below, rsi above, indicator alert, funding alert, alert rsi crosses, alert open interest, alert exchange inflow, alert metric, alert onchain, alert basis
  #series-crosses-series: moving average cross, golden cross, two lines cross, ema cross, lines crossing alert
  #drawing-crossed: trendline alert, price touches trendline, trendline break, trendline broken
  #screener-match: screener alert, alert list, new coin screener
  #message: alert text, alert variables, custom message, include price alert
  #deliveries: send alert to phone, alert by mail, get alert on my phone, alert email, alert channels, alert mobile, push notification, where alert sent, receive alert
  #delivery-browser-push: push notification, browser notification, push message
  #delivery-email: alert email
  #test: test alert, check alert works, sample alert, alert really works, alert reaches me
  #command: type alert, alert command bar, alert keyboard
  #what-can-go-wrong: alert fired immediately, alert problem, alert not fired, too many alerts, alert went off, alert instantly
/docs/alerts/triggers: alert trigger, which trigger, trigger types
  #crossing-or-above: alert fired immediately, alert instantly, crosses or above, price already above, crossing difference, alert never fired
  #triggers: alert on candle close, false alert, best trigger, alert wick, fakeout, alert noise, alert once, alert repeat, alert too often, alert every time, alert keeps firing, how often alert, alert many times, recurring alert
  #trigger-once: one time alert, alert only once, single alert
  #trigger-once-per-bar: once per candle, alert every bar
  #trigger-once-per-bar-close: candle close alert, alert wait close
  #trigger-every-time: repeating alert, alert every time, unlimited alerts
  #choose: trigger example, triggers compared
/docs/alerts/webhooks: webhook, webhook body, webhook format
  #webhook: alert http, callback url, json payload, alert my server, alert bot, automate alert, zapier, alert script, alert api, change webhook body, custom json, webhook retries, webhook signature
/docs/alerts/alerts-panel: manage alerts, my alerts, list alerts, all alerts
  #states: alert status, alert state, paused alert, expired alert, alert inactive, alert active, triggered alert
  #transitions: re arm alert, reactivate alert, resume alert, restart alert, enable alert, alert again
  #find: search alert, alert name, lost alert
  #change: edit alert, modify alert, update alert, adjust alert, alert different price
  #bulk: delete all alerts, mute all alerts, delete alert, pause alert, turn off alert, cancel alert, several alerts, many alerts, snooze alerts
  #log: alert history, alert fired when, alerts already fired
  #did-not-arrive: alert not working, no alert received, missed alert, alert not arrive, alert fail, telegram not working, email not arrive, alert not fired, telegram stopped, discord not working, no telegram, no email
  #what-can-go-wrong: alert price different, alert chart mismatch, alert wrong time, alert not match chart
  #review: clean alerts, too many alerts, weekly alerts, tidy alerts, alert maintenance
/docs/community/overview: social features, other traders, community features, follow traders, forum
  #three-things: publish clone difference, publish meaning, community parts
  #what-can-be-published: what publish, publish screener, kinds publish
  #who-can-see-it: who sees publish, publish visibility, publish private
  #profiles: follow trader, my followers, my profile, profile page, what profile shows, who follows me
  #which-one: link or publish, share or publish, best way share, send friend
  #house-rules: community rules, code of conduct, guidelines, terms of conduct, acceptable use
  #where-to-begin: start community, first publish
/docs/community/publishing-in-community: post chart, publish idea, publish community, trade idea
  #publish: post chart, how publish, publish steps, post community, post idea, publish title, before publish, check before publish, publish checklist
  #description: describe publish, write description, good description, publish text
  #what-is-included: publish shows positions, publish balance, publish api keys, see my keys, see my orders, see my positions, see my balance, publish private data, publish reveals, followers see keys, publish wallet
  #update: update publish, new version publish, change note
  #take-it-back: unpublish, delete my post, delete publish, unpublish copies, make private, take down
  #house-rules: publish rules, code of conduct, terms of conduct, promise profit, sponsored post, paid promotion, shill, advertising, plagiarism, allowed to post, forbidden post
  #what-can-go-wrong: publish old, publish not updated, publish problem, readers old version
/docs/community/access-and-clone-publishes: copy publish, copy chart, use somebody chart, clone dashboard
  #find: find publish, open publish, find ideas, popular publish
  #judge: trust publish, trust author, fake guru, judge idea
  #clone: copy publish, copy chart, copy screener, use somebody layout
  #what-is-copied: what clone copies, clone includes, clone drawings, clone settings, copy alerts, clone private
  #afterwards: author updates clone, clone update, original deleted, copies unpublish, clone after delete, copy stays
  #credit: attribution, stolen work, cite author, copyright, steal dashboard, name author
  #what-can-go-wrong: link opens nothing, cannot clone, publish not found, cannot open publish, link broken
/docs/community/building-a-community/: start community, own community, discord server, need community
  #should-you: community worth, do i need community, community or publish, should community
  #the-work: community work, community effort, running community, time community
  #parts: community parts, community consists, community features
  #responsibility: paid group, paying members, signals group, legal community, liability, community law
/docs/community/building-a-community/creating-a-community/: create group
  #create: create group, steps community, community name, community handle, community description, prepare community
  #join-mode: private group, closed group, invite members, invite only, join community, who can join, let members in, invite code, open community, paying members, invite friends
  #rules: write rules, community rules, good rules, rules example
  #cannot-be-changed: rename community, change handle, community url, change community name, handle wrong, community permanent
  #before-inviting: first members, invite first, empty community, grow community, before invite
  #what-can-go-wrong: handle taken, handle refused, handle typo, create community problem
/docs/community/building-a-community/creating-a-community/admin-control-and-access: community permissions, admin rights, community roles, access rights
  #roles: admin moderator difference, kinds roles, what moderator, owner role, moderator can, first moderator
  #permissions: permission matrix, who can ban, what moderator can, moderator rights, moderators do, who can pin, admin moderator difference
  #give: impersonate member, make moderator, appoint moderator, promote member, assign role, add moderator, give role
  #least-privilege: smallest role, which role, too many rights, minimum rights
  #take-back: demote, remove moderator, revoke role, fire moderator, take role
  #transfer: new owner, hand over community, change owner, give ownership, leave community owner, sell community, pass community, transfer community
  #monthly-check: inactive moderator, review roles, check roles
  #what-can-go-wrong: cannot appoint, cannot ban, moderator cannot
/docs/community/building-a-community/managing-a-community: run community, moderate community, moderation, manage group, lead group
  #requests: accept members, approve members, join request, let members in, pending members, reject member
  #pin-and-remove: pin post, remove post, pin message, delete somebody post, announcement
  #reports: report abuse, complaint, handle report, reported post, report user, scam links, report scam
  #escalation: kick user, troll, silence member, rude member, scam links, warn member, scam group, bad behaviour
  #fairness: fair moderation, unfair ban, appeal, bias moderator, ban unjust
  #audit-log: moderation history, moderator actions, who banned, who deleted
  #busy-day: market crash community, busy day, raid, flood of members, volatile day community
  #archive: close community, shut down community, delete community, end community
  #what-can-go-wrong: banned user returns, ban evasion, second account, member back
/docs/dashboard/overview: what dashboard, multiple widgets, command centre, trading desk
  #widgets: which widgets, list widgets, kinds widgets, available widgets, note dashboard, watchlist dashboard
  #widget-watchlist: watchlist widget, add watchlist, coin list
  #widget-note: note widget, sticky note, write note, trading plan
  #widget-metric: single number, one metric, number widget, metric tile, big number
  #grid: dashboard columns, widget grid, lock layout, how many columns
  #link-groups: same coin widgets, link widgets, widgets together, widget colour, change all widgets, all widgets coin
  #dashboard-or-workbench: dashboard or workbench
  #freshness: refresh rate, real time data, update interval, delayed data, widget old data, live data, dashboard slow, widget stale, how often update
/docs/dashboard/creating-a-dashboard: new dashboard, set up dashboard
  #choose-a-start: ways dashboard, blank or template, start dashboard
  #blank: empty dashboard, dashboard scratch, new dashboard, dashboard steps, plan dashboard
  #template: dashboard template, day trading layout, swing trading layout, default layouts
  #morning: morning dashboard, daily routine, start of day, dashboard recipe
  #duplicate: second dashboard, copy my dashboard, duplicate dashboard, backup dashboard
  #what-can-go-wrong: workbench not offered, widget wrong symbol, cannot choose workbench, dashboard problem
/docs/dashboard/customizing-a-dashboard/: change dashboard, dashboard layout, personalise dashboard, rearrange dashboard, add widget
  #mouse-and-command: move widget, resize widget, remove widget, mouse or keyboard
  #place-link-lock: resize widget, drag widget, lock layout, unlock dashboard
  #arrangements: good layout, layout examples, best layout, layout ideas, arrange widgets
  #laptop: laptop layout, small screen, notebook screen, single monitor, chart book tape
  #narrow: phone dashboard, narrow screen, vertical monitor, portrait, mobile app, use phone, android, iphone
  #what-can-go-wrong: cannot drag, cannot move widget, widget stuck, widget not move, cannot resize
  #fix-change-gone: dashboard changes not saved, dashboard layout lost, layout gone after reload
/docs/dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard: screener widget, coin list dashboard, list beside chart, put screener dashboard
  #add: screener dashboard, list dashboard, add screener, screener widget prepare
  #configure: change screener columns, screener widget settings, widget filters
  #link: click row chart, row opens chart, screener changes chart
  #read: coin missing list, why in list, market not in list
  #what-can-go-wrong: coin missing list, market missing, row opens wrong, screener widget problem, list not change
/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard: chart dashboard, put chart dashboard, chart widget, add chart
  #sync-or-not: sync or not, should sync, copy or sync
  #add: add chart dashboard, chart onto dashboard, insert chart
  #configure: widget settings, change chart widget, where change stored
  #link: chart follows symbol, link chart widget
  #readable: chart too small, widget crowded, chart unreadable, widget too small, too many panes
  #what-can-go-wrong: widget old, workbench not offered, widget old data, widget not updated
/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard: order book widget, depth ladder, level 2, price ladder, bids asks widget, market depth, level 2 data
  #add: add order book, open order book
  #sides: bid ask meaning, bid or ask, which side, red green book
  #read: read order book, order book numbers, move the price, order cost, market order impact
  #grouping: tick size, price grouping, aggregate levels, book steps, book precision
  #limits: hidden orders, iceberg orders, fake walls, book incomplete, book not show, hidden liquidity, order book slow, order book not updating, order book delay, order book frozen
  #what-can-go-wrong: order book empty, book empty, spread wrong, book problem, book frozen
/docs/dashboard/customizing-a-dashboard/adding-trades-to-dashboard: time and sales, trade tape, trade feed, recent trades, trades widget, executed orders
  #add: add trades
  #side: red green trades, trade colour, buy or sell trade, trade side, who bought, green trade, trade direction
  #size-filter: hide small trades, filter trades, only big trades, too many trades, trade size
  #fills: one order many trades, same trade several, split order, print trader, many trades same second
  #with-the-book: wall real, wall pulled, order cancelled or filled, level disappeared, wall eaten, tape and book
  #link: trades other exchange, trades follow symbol
  #what-can-go-wrong: no trades, buys but falls, mostly buys price falls
/docs/dashboard/dashboard-commands: dashboard keyboard, type dashboard
  #active-widget: which widget active, select widget, wrong widget, active widget
  #grid: widget coordinates, columns rows, grid position, grid size
  #one-symbol: one coin dashboard, all widgets coin, same coin widgets, single coin desk
  #chart-and-book: chart left book, chart beside book, side by side widgets
  #benchmark: pin widget symbol, widget always bitcoin, keep bitcoin, widget not change
  #follow: widget follow workbench, auto update widget
  #push-pull: keep widget edit, drop widget edit
  #recipes: experiment dashboard, test dashboard, try changes, dashboard safely
  #show: show few people, preview publish, test audience, private preview
  #cmd-rename: rename dashboard, change dashboard name, dashboard title
  #cmd-add: new widget
  #cmd-remove: delete widget, close widget
  #cmd-link: group widgets
  #cmd-lock: lock dashboard, prevent moving, accidental drag
  #cmd-full: fullscreen, full screen, maximise widget, whole screen
  #cmd-sync: sync widget, turn sync
  #no-way-back: recover deleted dashboard, restore dashboard, undelete, deleted by accident, delete dashboard, undo delete, cannot be undone
  #refused: command not working, dashboard command refused, command error
/docs/dashboard/explorer: browse dashboards, popular dashboards, dashboards of others, other people boards, dashboard gallery, community dashboards, dashboard marketplace
  #lists: shared by name, my dashboards, shared with me, dashboards list, where are my dashboards, all dashboards
  #search-sort-preview: search dashboard, preview dashboard, sort dashboards
  #judge: good dashboard, dashboard quality, judge dashboard
  #after-cloning: after clone, widgets empty clone, clone set symbols
  #what-can-go-wrong: dashboard gone, clone different numbers
/docs/dashboard/publishing/: publish dashboard
  #before-you-start: before publish dashboard, publish checklist
  #publish: publish dashboard, dashboard cover, dashboard tags
  #what-readers-see: readers see dashboard, others see dashboard, viewers see, what people see, dashboard readers edit
  #update: update published dashboard, new version dashboard, change published
  #take-back: unpublish, unpublish dashboard, hide published dashboard, dashboard private, delete published, unpublish copies, stop publishing, make private
  #what-can-go-wrong: nobody finds dashboard, readers old dashboard, reader empty widgets, publish not visible
/docs/dashboard/publishing/choosing-audience: who can see my dashboard, make dashboard public, make private, make public, privacy settings, visibility settings, who sees, dashboard private, only friends, unlisted, followers only, restrict access
  #matrix: collaborate board, team access, who sees, people edit dashboard, people change chart, link edit, edit rights, others edit, can others change, who can clone, steal dashboard, view or edit
  #choose: which audience, public or private, link or followers, share with friend, name people
  #limits-of-audiences: link forwarded, leak link, unlisted safe, secret link, steal dashboard
  #change: change audience, change visibility, switch public private, make private, make public
  #narrowing: narrow audience, after private, hide from people, remove access, unpublish copies
  #cases: audience example, share two friends, weekly group
  #what-can-go-wrong: link not work, link sees nothing, friend cannot see, nobody sees
/docs/dashboard/two-way-syncing/: sync, dashboard changes workbench, linked chart, keep in sync
  #rules: sync rules, how sync works, sync direction, dashboard changes workbench, which is master, source of truth, original copy
  #push-pull: push or pull, push command, pull command, drop widget edits
  #save-where: what save writes, save dashboard workbench, where saved, save overwrites, dashboard changes workbench
  #conflict: overwrite, overwritten changes, edit same time, two tabs, changed twice, later save, which version kept, simultaneous edit, wins edit dashboard workbench
  #timeline: who wins, sync example, conflict example, which version wins
  #turn-off: stop syncing, unlink workbench, turn off sync, unsync, independent copy, separate widget
  #turn-on: enable sync, turn on sync
  #several-dashboards: several dashboards, many dashboards, two dashboards, same chart dashboards, multiple screens
  #not-touched: sync affects publish, sync affects alerts, sync safe, sync does not change
/docs/dashboard/two-way-syncing/dashboard-to-workbench: push, dashboard to workbench, save widget workbench, widget changes workbench
  #push: push change, send change workbench, write to workbench
  #check: check push, what was written
  #take-back: undo push, undo sync, dashboard back, push mistake
  #when: when push, push or copy, should push
  #what-can-go-wrong: push not working, workbench not change, changed back, sync not working
/docs/dashboard/two-way-syncing/workbench-to-dashboard: pull, workbench to dashboard, update dashboards, update widgets
  #before-you-start: unsaved widget edit, edit lost, lose edits
  #pull: pull change, update widget, widget follow save
  #what-changes: what pull changes, pull affects
  #which-dashboards: which dashboards change, dashboards affected, save changes dashboards
  #without: change without dashboard, try without changing, keep dashboard same, freeze widget, not change dashboards
  #meantime: tab older, two tabs, saved elsewhere, merge changes, open tab outdated
  #what-can-go-wrong: widget not follow, sync not working, widget old data, pull not working, widget stale
/docs/screener/overview: coin finder, find coins, stock screener, find trades, list of coins, crypto screener, screener like tradingview
  #from-all-to-few: how screener works, screener steps, screener parts
  #filter-families: kinds filters, what filter, filter by
  #missing-data: coin missing list, coin missing, market dropped, no data coin, coin not in list, dropped out, screener empty
  #which-tool: screener or alert, watchlist or screener, favourites
  #use-a-result: after screener, use results, results do, open result
/docs/screener/creating-a-screener: new screener, set up screener, find coins
  #build: build screener, save screener, screener steps, plan screener, only bybit coins, only perps, filter exchange, list perps, screener columns, configure columns, choose columns
  #work-through-rows: go through results, rows jump, open row chart, freeze list, click result
  #alert-on-match: notify new match, screener notification, alert list changes, alert new coin, alert enters list
  #worked-perps: screener example, crowded shorts, find short squeeze, perp screener, squeeze recipe, find squeezes
  #worked-dex: dex screener, safe pools, cannot sell, avoid traps, find gems, avoid scam coins
  #what-can-go-wrong: screener empty, no results, nothing found, screener problem, too many results, screener shows nothing, coin missing list
  #fix-market-missing: token not found, pair not in list
/docs/screener/screener-commands: screener keyboard, screener syntax, query language
  #filter-grammar: filter syntax, query language, filter format, combine filters
  #usage: growing coins, adoption growing, users growing, active users
  #pools: safe pools, sell again, get out pool, cannot sell, liquid pools
  #leaving: coins leaving exchanges, exchange withdrawals, accumulation coins, outflow coins
  #unlocks: low float, vesting soon, upcoming unlock, vesting schedule, unlock calendar
  #look: open results, first results
  #message: screener alert, list to alert
  #export: csv, download results, google sheets, export data
  #cmd-universe: only bybit, choose markets, only spot, filter chain, list exchange
  #cmd-drop: remove filter
  #cmd-sort: sort results, order by, highest first, rank coins
  #cmd-columns: add column, remove column, change columns, more columns
  #cmd-limit: fewer rows, top 10, number rows, show more rows
  #cmd-refresh: auto refresh, list changes, update screener, refresh results, refresh interval
  #cmd-watch: add favourites, favourite coin, save coin
  #cmd-row: open row, open chart row
  #odd-list: percent change wrong, everything passes, list looks wrong
  #refused: filter refused, filter not working, filter syntax error
  #order: sort by volume, descending order, sort screener, highest first
/docs/screener/screener-filters/: filter list, all filters, available filters, filter coins, screener criteria
  #anatomy: filter parts, write filter, filter format
  #numbers: million filter, number format, write numbers, thousands separator, percent filter
  #operators: greater than, less than, filter operators, comparison, filter between, equal
  #windows: filter period, last 24 hours, filter time, last week, lookback
  #and: filter or, either filter, or between filters, combine filters, two filters, several filters
  #missing-data: no data, coin missing, screener empty, coin missing list
  #choose-a-limit: good filter value, which number, threshold, best filter, filter value
  #all-fields: field list, list filters, metric names, filter ids, all metrics screener
/docs/screener/screener-filters/dex-metrics: pool filters, dex screener, find gems, memecoin filter, new coins, uniswap pools, fresh launches
  #compare: pool fields, dex fields
  #liquidity: enough liquidity, liquid pools, pool size, minimum liquidity, pool money, low liquidity
  #pool-volume: minimum volume, pool turnover, volume filter, trading volume pool
  #buys-sells: more buyers, buy sell count, buyers vs sellers, buy sell ratio
  #unique-traders: number of traders, how many traders, different wallets, real volume, wash trading
  #fee-apr: pool yield, yield farming, lp income, apy, earn fees, provide liquidity
  #price-impact: cost to exit, impact filter, slippage filter, pool depth
  #pair-age: new listings, new coins, newly launched, token age, how old pool
  #holders: number of holders, how many holders, token owners, holder count, wallet count
  #recipe-exit: sell again, cannot sell, get out pool, exit pool, safe pools, avoid illiquid
  #recipe-organic: real volume, genuine traders, pool volume real, avoid bots
  #recipe-fees: steady yield, best pools, yield pools, stable fees, earn fees
  #staged-pools: fake pool, rug pull, fake liquidity, fake volume, cannot sell
  #pitfalls: dex mistakes, pool misleading
/docs/screener/screener-filters/fundamental-metrics: valuation filter, fundamentals, price to earnings, tokenomics, value investing, fundamental analysis
  #fdv-conventions: fdv different, fdv elsewhere, coingecko fdv, coinmarketcap, defillama, which fdv, different supply
  #market-cap: company size, coin size, how big coin, large caps, small caps, coin worth
  #fdv: diluted value, total valuation, max supply value, fdv different
  #float-share: circulating percent, locked tokens, low float, percent unlocked, circulating share
  #fees: protocol income, users pay, protocol fees, fees earned
  #revenue: protocol revenue, project income, project makes money
  #p-f: price earnings, pe ratio, price fees ratio, earnings multiple
  #p-s: price sales ratio, valuation ratio, price earnings, revenue multiple
  #unlocks-in-30-days: vesting, token unlock, unlock calendar, upcoming unlock, vesting schedule, new supply soon
  #fees-to-holders: fees or revenue, dividends, buyback, holders get, token holders earn
  #recipe-value: undervalued, cheap tokens, find bargain
  #recipe-supply: no unlock, avoid unlock, vesting finished, no new supply
  #recipe-low-float: low float high fdv, overvalued coins, vc coins, find shorts
  #pitfalls: ratio misleading, valuation mistakes
/docs/screener/screener-filters/offchain-metrics: social filters, social media, twitter, attention coins
  #compare: gainers losers, oversold coins, unusual volume, top movers
  #market: price filters, volume filters, volatility filter
  #derivatives: funding filter, open interest filter, leverage filter, liquidation filter
  #attention: social filters, attention filters
  #recipe-volume: volume spike, unusual volume, what moves today
  #social-volume: twitter mentions, hype, how much talk, trending coins, social media mentions, telegram mentions
  #social-dominance: share of talk, talk share, most discussed
  #sentiment: mood, positive tweets, market mood, fear greed, bullish talk, positive or negative
  #search-interest: google trends, google searches, search trend
  #developer-activity: github commits, coding activity, project alive, team building, github, developers working
  #listings: number of exchanges, listed where, how many exchanges, exchange listings, which exchanges list, new listing
  #recipe-attention: trending now, hype coins, new hype, twitter hype
  #recipe-early: early hype, before pump, before everyone
  #recipe-builders: hidden gems, dead projects, project alive, github active, quiet projects
  #pitfalls: fake hype, bought followers, shilling
/docs/screener/screener-filters/onchain-metrics: on chain filters, blockchain filters, ledger data
  #active-addresses: users filter, daily users, network use
  #new-addresses: new users filter, adoption, network growth
  #netflow: coins leaving exchanges filter, exchange flow filter, coins going to exchanges
  #mvrv: holders profit filter, average profit
  #supply-in-profit: share in profit, how many profit
  #whale-transactions: whale filter, big transfers filter, big wallets
  #finality: on chain delay, data late, daily update, numbers change later
  #recipe-growth: growing adoption, growing users, accumulation coins
  #recipe-break-even: break even, holders at cost, average cost
  #recipe-distribution: whales selling, large holders sell, insiders selling
/docs/trading/centralised-exchange/: trade bybit, trading from chart, connect exchange, which exchange, trade on exchange
  #two-kinds-of-key: api permissions, withdraw my funds, view only api, read only or trading, key kinds, keys steal
  #what-is-stored: what pt stores, store secret key, encrypted keys, where key stored, keys safe, keys stolen, who holds money, custody, pt hacked, who sees key
  #cost-before-the-trade: trading fees, maker taker fees, fee schedule, commission, bybit fees, cost of order, hidden costs, pt fee, platform fee
  #how-an-order-travels: order path, order flow bybit, what happens order, order sent
  #whether-you-may-use-it: bybit my country, allowed bybit, bybit available
/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/: bybit account, prepare bybit, bybit setup
  #prepare-the-account: login code, authenticator app, identity check, unified account, upgrade account, bybit two factor, google authenticator, account type, need bybit, what needed bybit
  #why-a-sub-account: separate account, limit the damage, second account bybit, isolate funds, separate money, keys stolen, smaller risk
  #which-environment: testnet or live, demo account, which bybit site, simulated money, paper trading, bybit eu
  #choose-the-key: which key, read only or trading, view only api
  #keep-it-safe: hacked, security tips, stolen key, keep key safe, secure key, protect account, give password, bybit password, password manager
  #order-of-steps: bybit steps, setup order, bybit checklist, start to finish
  #what-can-go-wrong: cannot create key, balance zero, bybit balance wrong, account problem
  #fix-balance-zero: balance shows 0, balance zero, balance empty, funds not showing, no balance
/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys: make api key, bybit api, generate key
  #which-rights: api permissions, withdraw my funds, tick boxes, withdrawal permission, key settings, view only api, which boxes, perps permission, spot permission
  #right-withdraw: withdraw permission, withdraw funds
  #key-kinds: hmac or rsa, system generated, self generated, rsa key, kind of key
  #create-the-key: make api key, create key, where api key, api management, lost secret, secret shown once
  #ip-binding: whitelist ip, ip allowlist, allow ip address, restrict ip, ip list, pt ip, which ip
  #when-a-key-ends: api key expired, key validity, key stopped working, three months, 90 days, key lifetime, key still valid, changed password
  #environments: paper trading, demo account, sandbox, simulated money, regional site
  #rotate: rotate api key, renew api key, new api key, change api key, replace key, swap key, key rotation
  #checklist: key checklist, check key, key correct
  #what-can-go-wrong: lost secret, secret not shown, forgot secret, see secret again, key problem, key refused
/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account: connect bybit, hook up bybit, import bybit, connect account
  #connect: connect bybit, paste key, enter api key, add api key
  #what-pt-checks: connection check, connect fails, key checked, connection failed
  #refused-keys: key not accepted, cannot connect key, key rejected, withdraw key refused
  #decoder: error code, bybit error, error message, what error means, error number, retcode, order rejected
  #replace-key: second key, upgrade key, read only to trading, replace key
  #disconnect: unlink bybit, remove exchange account, delete key, orders disconnect, log out bybit
  #what-can-go-wrong: positions not shown, connection drops, position missing chart, connected no position, bybit not showing
  #err-10001: request parameter error, params error, invalid quantity, order quantity too small
  #err-10002: check your server timestamp or recv window param, timestamp outside recv window, invalid timestamp, clock wrong, time sync, invalid request
  #err-10003: api key is invalid, wrong api key, unknown api key, api key not found
  #err-10004: sign error, invalid signature, signature verification failed, wrong secret
  #err-10005: permission denied, access denied, check your api key permissions, not authorised, unauthorized
  #err-10006: too many visits, exceeded the api rate limit, too many requests
  #err-10007: user authentication failed, authentication error
  #err-10008: account frozen, account banned, account suspended, account disabled
  #err-10009: ip has been banned, region not served
  #err-10010: unmatched ip, ip not allowed, request ip mismatch, ip whitelist, check bound ip addresses
  #err-10016: server error, internal error, service unavailable, bybit down
  #err-10018: exceeded the ip rate limit
  #err-10024: compliance rules triggered, kyc required, not eligible product
  #err-10027: transactions are banned, trading banned
  #err-10028: only be accessed by unified account users, unified account required
  #err-33004: your api key has expired, key stops working after three months, key revoked
  #err-minus-2015: invalid api key ip or permissions for action
  #err-110003: order price exceeds the allowable range, price out of range, price too high or low
  #err-110004: wallet balance is insufficient, account has insufficient balance
  #err-110007: insufficient available balance, available balance not enough, cannot afford order cost, not enough margin, insufficient funds, insufficient margin
  #err-110017: reduce only rule not satisfied, invalid reduce only order, quantity truncated to zero
  #err-110024: existing position mode cannot be switched, position idx not match position mode
  #err-110028: existing open orders mode cannot be switched
  #err-110043: leverage not modified, set leverage not modified, leverage unchanged
  #err-110061: too many tp sl orders, tpsl limit exceeded
  #err-http-401: unauthorized request, status 401
  #err-http-403: forbidden, status 403, access too frequent
/docs/trading/centralised-exchange/trading: place order, buy crypto, open trade, how trade, send order
  #place-an-order: buy coin, place order, open trade, send order, sell coin, go long, go short
  #order-types: market or limit, kinds orders, limit order, stop order, trigger order, market order
  #order-conditional: stop entry, trigger order, buy stop, breakout order, stop limit
  #time-in-force: order duration, order expire, how long order, good till cancelled, fill or kill, immediate or cancel, all or nothing, day order
  #tif-gtc: good til cancelled, order stays
  #tif-fok: all or nothing order, all or nothing, entire order, fill all, no partial fill
  #tif-ioc: fill what possible, partial then cancel
  #tif-post-only: avoid taker fee, without taker fee, only maker, maker fee only
  #size: order quantity, contract size, lot size, order unit, how many coins, minimum order, amount in dollars, percent of available, percent of balance, 100 percent of available, all of my balance, max size
  #leverage: cross margin, isolated margin, change leverage, higher leverage, leverage risk, more leverage, leverage lose more, 10x, margin mode, before trading, leverage open position
  #tp-sl: set tp sl, stop not executed, protect position, exit order, bracket, stop loss, take profit, stop hit, stop closed, stop too early, stop loss offline, close automatically, profit target, stop triggered early, exit automatically, stop not filled
  #reduce-only-post-only: close position without opening, avoid flipping position, only maker, avoid taker fee, without taker fees, lower fees, pay less fees, save fees, maker only order, reduce position
  #positions-and-orders: cancel order, modify order, close position, cancel all, move order chart, drag order, open orders, my positions, exit trade, pnl, profit and loss, average entry, see positions chart, close button, close market order, close half, partial close
  #not-in-pt: trailing stop, oco order, one cancels other, hedge mode, position mode, both sides position, twap, iceberg order, scaled order, chase order
/docs/trading/centralised-exchange/order-status: order status, order refused, what happened to my order
  #statuses: order status, order state, order not filled, order pending, order meaning, part filled
  #timed-out: order timed out, sending timed out, no answer bybit, sent twice, duplicate order, double order
  #status-partially-filled: part order filled, partial fill
  #status-rejected: order rejected
  #status-cancelled: order cancelled, order disappeared, order cancelled itself
  #rate-limits: api requests limit, how many requests, too many requests, maximum orders, how many orders, open orders limit, bybit limits
  #what-can-go-wrong: order partial, order vanished, order rejected, order problem, part order filled, order not filled, stop not work
  #fix-error-after-sending: order timeout, order sent twice, two orders, double order, duplicate order, timeout sending order, order went through
/docs/trading/centralised-exchange/cost-and-liquidation: order cost, order calculator, liquidation calculator
  #fees: check order, order preview, order cost, estimate fee, before order, margin needed, how much margin, vip fees, fee by tier, fee table, bybit fee levels
  #how-large: position sizing, risk per trade, how much to risk, how many coins, how much buy, how big trade, dollar risk, risk management, money management, size calculator, position calculator, how much invest
  #liquidation-estimate: bankruptcy price, when get liquidated, liquidation price, margin call, lose everything, liquidation calculator, when rekt, avoid liquidation, liquidated early, liquidated before stop, liquidated despite stop loss, margin balance, collateral ratio, coin collateral, btc as collateral, same coin margin
  #farther: avoid liquidation, add margin, more margin, liquidation too close, move liquidation price
  #left-out: haircut, automatic borrowing, auto deleveraging, adl, partial liquidation
/docs/trading/centralised-exchange/perpetuals-margin-and-leverage: what is perpetual, what is margin, what is leverage, futures explained, perps beginners, first trade
  #perpetual: what is perp, perpetual explained, usdc perpetual, open usdc perp, btcperp, go short, how short works
  #margin: what is margin, what is leverage, leverage explained, margin explained
  #funding: funding times, when funding paid, next funding, funding schedule, funding interval, funding hours, what is funding
  #first-trade: cost of a trade, what does a trade cost, first trade cost, total trading cost, how much does a trade cost
/docs/trading/decentralised-exchange/: defi trading, trade from wallet, uniswap, dex trading, on chain trading
  #who-does-what: who holds tokens, custody, pt hold tokens, non custodial, who controls
  #stages: swap stages, first swap, swap from start, buy token, swap overview
  #connect-approve-sign: connect or approve, sign message, signature request, what am i signing, wallet popup, wallet safe, safe sign
  #costs: swap fees, transaction fee network, total cost swap, miner fee
  #networks: wrong network, tokens other network, which networks, supported networks, gas coin, chain list
  #restrictions: swap blocked, swap not available, wallet blocked, wallet screened, swap country
  #swap-or-account: dex or cex, wallet or exchange, centralised or decentralised
/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask: metamask network, metamask slow, change node, rpc url, metamask settings, custom network
  #signs: metamask slow, balance wrong, balance zero, transaction stuck, node problem, network slow, balance not updated, wallet old balance, metamask not loading
  #hostile: rpc safe, node steal, malicious rpc, node see, rpc privacy
  #change: slow network, custom rpc, change rpc, faster rpc, choose rpc, rpc https
  #add: add network, missing network, new network metamask
  #chain-id: network number, wrong chain
  #networks: rpc list, rpc address, network details, network settings, metamask networks
  #private: mev protection, hide my trades, avoid front running, avoid sandwich, private transaction, flashbots, hide from bots
  #revert: default rpc, reset rpc, original network, metamask default
  #what-can-go-wrong: chain id refused, network twice, rpc error, network listed twice
/docs/trading/decentralised-exchange/connecting-your-wallet: connect wallet, hook up metamask, log in wallet
  #before-you-start: install wallet, fake wallet, which wallet, supported wallets, wallet extension
  #extension: connect metamask, browser extension, rabby, hook up metamask, wallet desktop
  #mobile: phone wallet, scan qr code, mobile app, trust wallet, connect phone
  #what-you-agree-to: what connecting allows, can pt move my tokens, wallet safe, safe connect, connect wallet risk, pt take coins, wallet permission, steal wallet, pt access wallet
  #disconnect: log out wallet, unlink wallet, change wallet, revoke access, remove approval, approved scam contract, approved malicious contract, approved wrong contract, connected sites, site no longer trusted, remove wallet
  #errors: wallet error, error code wallet, wallet error number
  #what-can-go-wrong: wallet not connect, wallet nothing happens, metamask not open, wrong account, wallet problem, cannot connect wallet, wallet popup missing
  #err-4001: user rejected the request, user denied transaction signature, action rejected
  #err-4100: method or account not authorised, unauthorized by user
  #err-4200: unsupported method, method not supported
  #err-4900: provider disconnected, disconnected from all chains, wallet disconnected
  #err-4901: chain disconnected, not connected to requested chain
  #err-4902: unrecognized chain id, unrecognised chain, unsupported chain id, unknown network, wallet addethereumchain, try adding the chain, network not found
  #err-minus-32002: already processing eth requestaccounts, request already pending, wallet requestpermissions pending, resource unavailable
  #err-minus-32603: internal json rpc error, execution reverted, cannot estimate gas
  #err-minus-32000: nonce too low, insufficient funds for gas, replacement transaction underpriced, already known, intrinsic gas too low, transaction underpriced, invalid input
  #err-minus-32005: 429, 429 too many requests, limit exceeded, request limit
  #err-minus-32602: invalid params, invalid argument, bad address checksum
  #fix-wallet-balance-zero: wallet balance zero, wallet shows no tokens
/docs/trading/decentralised-exchange/custom-tokens: add token, token not listed, new coin, unlisted coin, memecoin
  #identity: same name tokens, fake usdc, copy token, real token, two tokens same
  #find: right contract, official address, verify token address, find contract, token address, contract address, correct token
  #add: import token, unlisted token, missing token, token not listed, paste contract, token not found, cannot find token
  #wallet: token not shown, token not showing wallet, token missing wallet, token not metamask, show token wallet, bought token missing
  #checks: check token, token safe, before buy token, token legit, research token, audit token, safe to buy, due diligence, vet token, vet new token
  #scam-signs: rug pull, fake token, fraud, airdrop, strange tokens, unknown tokens wallet, tokens appeared, free tokens, airdrop scam, dust attack
  #honeypot: cannot sell, token not sell, sell tax, token tax, stuck token, coin cannot sell, buy but not sell
  #what-can-go-wrong: address not accepted, token no name, token problem, address refused, token no price
  #fix-no-route: no quotes available, reduce trade size, no route
/docs/trading/decentralised-exchange/swap-tokens: swap coins, buy token, uniswap
  #swap: how swap, swap steps, exchange coins, buy token, sell token, make swap, before swap, need gas, no gas, no eth, gas money, enough gas, eth for gas, need eth
  #read-the-quote: where price from, swap quote, quote meaning, quote fields, best route
  #impact-and-slippage: bad price, worse price, fewer tokens, lost money swap, price different swap, slippage or impact, received less, slippage too high, high slippage
  #tolerance: how much slippage, best slippage, set slippage, slippage percent, what slippage, increase slippage, raise slippage
  #sandwich: bot attack, front run, mev bot, fewer tokens, sandwiched, avoid bots, mev, public mempool, which chains sandwich
  #taxed-tokens: token tax, fewer tokens, transfer tax, sell tax, reflection token
/docs/trading/decentralised-exchange/approvals: token approval, what is an approval
  #kinds: unlimited spending, revoke approval, why approve, spending limit, approve token, safe approve, approve every time, remove approval, unlimited approval, infinite approval
/docs/trading/decentralised-exchange/failed-swaps: swap failed, swap stuck, swap pending, transaction failed
  #gas: swap failed, transaction reverted, transaction fee network, gas refund, out of gas, gas lost, gas high, gas expensive, miner fee, failed still paid, speed up transaction, cancel transaction, no eth gas, cannot estimate gas, unpredictable gas limit, transaction may fail, this transaction is likely to fail, transaction fails, transaction pending forever, nonce
  #deadline: swap expired, swap timeout, time limit swap, transaction too late, transaction stuck, swap pending
  #what-can-go-wrong: swap not showing, tokens not received, where are my tokens, check swap, swap done, transaction hash, received less, swap finished, token not shown, no quote, quote error, swap problem, swap not working, approval again, transaction pending
  #revert-minimum-received: execution reverted too little received, uniswap router insufficient output amount, slippage exceeded, return amount is not enough, price slippage check
  #revert-deadline: transaction deadline passed, uniswap expired
  #revert-transfer: transfer from failed, transferhelper, exceeds allowance, exceeds balance
/docs/workbench/overview/: charting, what workbench, chart page, trading chart
  #when: workbench or dashboard, which tool
  #pane: what pane, pane contents, chart window
  #lifecycle: draft or saved, where chart stored, autosave, saved automatically, close browser chart, lose chart, another device, open other computer
  #first: first workbench, new chart
/docs/workbench/overview/navigating-the-chart-interface: chart interface, chart layout, parts of chart, chart navigation
  #parts: parts screen, toolbar, what is this button, chart buttons, interface names
  #tabs: right panel, right side, side panel, right tabs
  #move: zoom, scroll chart, zoom in, zoom out, see older candles, scroll back, mouse wheel, see more candles
  #move-zoom: more candles, fewer candles
  #move-date: jump date, specific date, find date
  #read: read candle, candle values, open high low, ohlc, price of candle, crosshair, exact price
  #scales: logarithmic, percentage scale, log chart, price axis, linear or log, axis type, log axis, scale chart
  #strips: indicator scale, panel scale, lower panel, strip axis
  #times: timezone, time zone, candle hour, candle start time, wrong time, time on chart, daily candle close, candles weird hour, when day starts, chart hours off
  #fit-reset: reset chart, reset view, chart squashed, auto scale, jump to date, chart disappeared, fit chart, go to day
  #what-can-go-wrong: chart empty, chart flat, chart wrong, chart not loading, chart frozen, chart looks wrong
/docs/workbench/overview/saving-resaving-a-workbench: save chart, lose chart, autosave, saved automatically, unsaved changes
  #save-a-draft: layout loads, chart layout, save chart, save first time, name workbench, autosave, saved automatically, lose chart
  #resave: save changes, unsaved changes, dot beside name, save again, save as, save under name
  #restore: version history, undo save, lost my changes, restore chart, roll back workspace, get chart back, overwrote, saved by mistake
  #what-can-go-wrong: draft lost, changes gone, lost work, unsaved changes, close browser
/docs/workbench/overview/sharing/: share chart, share without editing, view only link, show chart friend, send friend, people change chart, link change chart, link edit
  #choose: link or snapshot, ways share, share options, best way share
  #shown: share positions, link balance, link positions, see my positions, see my balance, share reveals, share private, others see orders, what friend sees, see my keys
  #before-you-start: before share, share draft
  #link: share link, get link, copy link, chart url, share setup
  #snapshot: watermark, chart image, export chart, save picture, screenshot, post twitter
  #publish: publish workbench, chart community
  #keep-working: work privately, change without showing, link follows, continue private
  #stop: revoke link, disable link, unshare, stop sharing, delete link, link off, take back link
  #what-can-go-wrong: friend sees old chart, link old, shared chart different, link not work, share problem, friend sees different
/docs/workbench/overview/using-the-workbench/: everyday tasks, use chart, what can i do chart, chart tasks
  #tasks: common tasks, quick way, fastest way, everyday tasks
  #way-of-working: too many indicators, chart messy, workflow, best practice, cluttered chart, clean chart, organise charts
  #scope: drawings other charts, other charts, all charts, affects all panes, which pane, what changes, one pane or all
  #phone: mobile app, iphone, use on phone, phone chart, mobile version, small screen
/docs/workbench/overview/using-the-workbench/charting-tools: draw lines, drawing tools, draw chart, technical analysis, mark chart
  #tools: which drawing tools, draw line, tools list, shapes
  #tool-hline: horizontal line, price line
  #tool-channel: price channel
  #tool-text: chart label
  #place: snap to candle, magnet, exact drawing, precise line, adjust line, move line
  #levels: support resistance, supply demand, key levels, draw level, box, mark level
  #slopes: parallel lines, trend line, diagonal line, extend line, channel, draw trendline, ray
  #fibonacci: golden ratio, retracement levels, fib tool, pullback levels, fib
  #measure: ruler, measure distance, measure percent, percent move, count bars, distance between, measure tool, how far price
  #text: write on chart, chart note, annotate chart, label chart, add text, notes on chart
  #hide-show-clear: delete drawings, remove all lines, clear chart, object tree, list of drawings, all drawings
  #alerts: trendline alert, alert on line, price touches trendline, trendline broken
  #what-can-go-wrong: drawings not showing, where did trendlines go, drawings gone, lines moved, line wrong place, drawing problem
/docs/workbench/overview/using-the-workbench/panda-intel: ai summary, market summary, summary of a coin, coin report
  #open: open summary, show intel, where intel
  #anatomy: card parts, card meaning, since when
  #cards: which cards, card list, seven cards, trend card, cards mean
  #routine: daily routine, morning check, quick check coin, analyse coin, analysis routine
  #check: trust card, verify reading, intel accurate, ai wrong
  #stale: card old, card empty, no intel
  #what-can-go-wrong: card wrong, card changed, card chart disagree, intel wrong
/docs/workbench/overview/using-the-workbench/using-the-wb: change chart, work chart
  #symbol: change coin, another coin, other coin, open coin, different exchange, search coin, coin chart, type symbol nothing, symbol search empty, cannot find symbol
  #timeframe: interval, candle interval, change interval, candle length, candle size, 5 minute, candle duration
  #style: colours of candles, candle type, line chart, bar chart, change candles, area chart, hollow candles
  #panes: how many charts, charts at once, multi chart layout, side by side, split screen, several charts, two charts, multi chart, four charts, multiple charts, more charts, second chart, chart grid, two timeframes, multiple timeframes
  #studies: add indicator, remove indicator, indicator settings, moving average, bollinger
  #compare: overlay another symbol, ratio chart, compare coins, btc eth chart, same chart coins, overlay two, relative performance, second symbol, bitcoin eth one chart, correlation
  #replay: backtest, practise trading, simulate past, replay history, practise old data, test strategy, past data, training mode, practice chart, old price data, rewind
  #tabs: right tabs, side panel
  #what-can-go-wrong: wrong pane, wrong symbol, indicator missing, symbol not found, indicator not show
/docs/workbench/overview/using-the-workbench/workbench-cmds: commands list, all commands, command bar, terminal, type commands, command reference
  #grammar: command syntax, command format, command structure
  #notation: brackets meaning, capitals meaning, syntax notation
  #values: date format, value format, write date, write timeframe
  #run: run command, use command, open command bar, autocomplete, fastest command, type command, repeat command, last command
  #far-and-near: two timeframes, multi timeframe, higher timeframe
  #who-pays: who pays funding, show funding, funding chart
  #large-and-small: whales vs retail, big small trades, whales buying, smart money
  #which-leads: compare coins, which coin stronger, relative strength, btc eth chart, outperform
  #level-and-alert: alert at level, draw line alert
  #clean-picture: screenshot without lines, clean screenshot, picture without notes, screenshot hide
  #cmd-tf: change timeframe
  #cmd-panes: number of charts
  #cmd-study-remove: delete indicator, indicator i added
  #cmd-studies: indicator list, which indicators
  #cmd-metric-add: add funding, add cvd
  #cmd-metric-remove: delete metric
  #cmd-compare: second coin
  #cmd-scale: log scale, percent scale
  #cmd-goto: specific date, jump day, find date
  #cmd-snapshot: tweet chart
  #cmd-send-dashboard: send chart dashboard
  #cmd-reset: reset zoom
  #cmd-open: open saved, load chart, find saved chart
  #cmd-save-as: save copy, duplicate workbench, rename workbench, save another name
  #cmd-undo: undo change, go back step, take back edit
  #cmd-share: share command
  #cmd-theme: dark mode, background colour, change theme, white background, black background
  #hotkeys: keyboard shortcuts, shortcuts, key combinations, hotkey list, keyboard only, without mouse, fastest command
  #refused: command not working, unknown command, command error
  #undo: go back a step, revert change, undo last, what can undo, cannot undo, undo mistake, undo delete, dashboard back
/docs/workbench/overview/studies-metrics/: indicators, list of indicators, technical indicators, add indicator, technicals
  #study-or-metric: study or metric
  #add-a-study: add indicator, add rsi, moving average, bollinger bands, new indicator
  #add-a-metric: add metric, show funding, add data chart, add open interest
  #parameters: metric settings, change parameters
  #closed-bar-rule: signal disappeared, indicator changes afterwards, indicator repaints, indicator changed, false signal, wait candle close, signal changed, repaint
  #catalogue: all metrics, metric list, list of indicators, available indicators, which metrics, metric catalogue
  #which-family: which metric, crowded trade, metric for question, what look at
  #what-can-go-wrong: metric empty, indicator not working, strip empty, metric not offered, no data metric
  #studies: list of studies, all indicators, sma, ichimoku, supertrend, parabolic sar, pivot points
  #not-in-pt: volume profile, footprint chart, liquidation heatmap, liq map, vpvr
  #fix-metric-gap: gaps in candles, missing candles, chart gap
  #fix-differs-elsewhere: chart values differ, different from other sources
/docs/workbench/overview/studies-metrics/coverage: data coverage, first date
  #coverage: data coverage, how much history, history available, which venues, supported exchanges, how far back, history start, onchain history, data start date, since when, oldest data
  #latency: data delay, feed latency, real time data, how live
/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics: derivatives data, positioning data
  #at-a-glance: which exchanges, data source, where from numbers, exchange data, different on exchanges, numbers differ, exchange data wrong, funding differs
  #funding-rate: who pays funding, funding negative, funding positive, longs pay shorts, cost of holding, holding fee, overnight fee, pay every 8 hours, pays the other side, swap fee perp, cost to hold position, hold perp, funding calculated, funding sign
  #funding-rate-8h: compare funding, funding interval, funding exchanges, funding hours
  #oi-weighted-funding: average funding, funding all exchanges, aggregate funding, total funding
  #open-interest: open positions total, how many contracts, money in market, number of positions, outstanding positions, total positions
  #open-interest-usd: open interest dollars, money at risk, exposure
  #long-short-ratio: more longs, longs vs shorts, bulls bears, how many long, percent long, who is long
  #liquidations: forced selling, forced buying, liquidated positions, stop outs, traders wiped, rekt, positions closed by force, margin call
  #basis: futures premium, premium over spot, spot futures difference, futures spot gap, contango, discount futures
  #annualised-basis: cash and carry, carry trade, futures yield, yearly premium, arbitrage yield
  #volume: show volume chart, volume on chart, turnover, how much traded, trading activity, traded amount, daily volume
  #price-and-open-interest: oi rises price falls, open interest price, open interest rises, open interest falls, new money, open interest up price down
  #funding-and-open-interest: crowded trade, crowded longs, too many longs, crowded shorts, overleveraged, market overheated
  #cascade: liquidation cascade, flash crash, forced selling, long squeeze, chain of liquidations, market crash, domino
  #hedge-funding: hedge funding, earn funding, delta neutral, funding arbitrage, collect funding
  #what-can-go-wrong: funding empty, open interest missing, spot no funding
/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics: blockchain data, on chain analysis, glassnode
  #three-questions: which on chain metric, on chain questions
  #finality: confirmations needed, block confirmations, on chain delay, data late, values change later, data revised, when on chain updated
  #active-addresses: daily users, number of users, network activity, active users, how many people use, usage
  #new-addresses: new users, network growth, adoption, new wallets, user growth
  #realised-cap: cost of holders, average cost, average entry, what holders paid, holders paid, realised price, cost basis, average buy price, holder entry price
  #mvrv: holders in profit, holder profit, average profit, overvalued bitcoin, unrealised profit, average entry holders
  #nvt: crypto pe ratio, network valuation, value to transfers, bitcoin expensive
  #sopr: taking profit, selling at loss, sold at profit, capitulation, holders selling, realising profits, panic selling
  #exchange-inflow: coins going to exchanges, deposits to exchanges, sent to exchange, exchange deposits, coins to be sold, selling pressure
  #exchange-outflow: withdrawals from exchanges, coins leaving exchanges, cold storage, moved to wallets
  #exchange-netflow: coins leaving exchanges, exchange deposits, coins going to exchanges, exchange flows, selling pressure, accumulation
  #exchange-reserve: coins on exchanges, exchange balance, exchange holdings, supply on exchanges, coins held exchanges
  #supply-in-profit: percent in profit, coins in profit, holders in loss, how many in profit, underwater holders
  #whale-transactions: big wallets, whales moving, large transfers, whale alert, whale activity, big transactions, big wallets moving, whales buying, whale watching
  #paper-and-realised: taking profit, profit taken, paper profit, unrealised or realised, people taking profits
  #mvrv-and-realised-cap: mvrv rises, mvrv with realised
  #flows-and-price: flows price, exchange flow price, coins to be sold, selling pressure
  #use-and-price: usage price, adoption price, real growth
  #at-a-glance: on chain misleading, on chain mistakes
  #what-can-go-wrong: on chain missing, on chain timeframe
/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics: order book data, depth data, market depth, level 2 data, liquidity chart, thin liquidity
  #from-book-to-number: depth measured, depth band, mid price
  #spread: bid ask gap, bid ask difference, difference between bid and ask, tight spread, wide spread
  #bid-depth: buy orders, buy wall, buy side, support orders, buyers waiting, buy liquidity
  #ask-depth: sell orders, sell wall, sell side, sellers waiting, sell liquidity, resistance orders
  #bid-ask-ratio: buy sell orders ratio, more buyers book, bids vs asks, book ratio
  #imbalance: book pressure, more bids, one sided book, buy pressure, book skew
  #depth-change: orders pulled, orders added, liquidity removed, liquidity leaving, makers leave
  #slippage-for-size: order move price, market order cost, my order impact, large order cost, slippage estimate, slippage calculator, sell big amount, how much slippage order, market order move
  #full-cost: true cost order, market order cost, total cost order, all costs, order move price
  #depth-and-flow: cancelled or traded, wall eaten, walls real, liquidity taken, wall pulled
  #bands-together: near and far depth, depth bands compared
  #spread-and-depth: thin market, liquidity thin, liquidity dry, makers leaving, illiquid
  #at-a-glance: spoofing, fake orders, fake wall, big walls, hidden orders, manipulation, order book trust
  #what-can-go-wrong: depth empty, depth same
/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics: buyers sellers, who is buying, buy sell pressure, order flow trading, aggressive traders
  #taker-and-maker: aggressive buyers, buyer seller volume, taker or maker, market or limit traders, who pays spread
  #tiers: trade size groups, whales vs retail, who traded, small or large traders, whales buying, institutional
  #taker-volume: buy volume, sell volume, aggressive volume, market buys, market sells, buyers vs sellers, taker buy sell ratio, buy sell ratio
  #trade-count: number of trades, how many trades, average trade size, trades per minute
  #delta: net buying, buy minus sell, buyers vs sellers, aggression, who is stronger, net volume, more buyers
  #cvd: cumulative buying, net buying line, buying pressure, running total, who is in control
  #vwap: average price, average paid, fair price day, volume weighted, average traded price
  #large-trades: whale trades, whales buying, block trades, smart money, whales selling
  #delta-and-price: delta positive price falls, buying but price falls, delta price, buyers price not rise
  #divergence: cvd up price down, cvd goes price, cvd disagrees, cvd divergence
  #absorption: price not moving volume, absorbed, high volume no move, hidden seller, hidden buyer, lots of buying no rise
  #tiers-against-each-other: whales vs retail, whales buying, smart money, retail selling
  #spot-and-perp: spot or perp, spot driven, real buying, leverage driven, rally real, perp led
  #at-a-glance: order flow misleading, order flow mistakes
  #what-can-go-wrong: cvd resets, cvd zero, tier empty, cvd jumps
/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-analytics: market thin, thin liquidity, market depth analysis, easily moved, price stability
  #bins: half hour, 30 minute bins, how measured
  #jlabs-slippage: price move per volume, market thin, illiquid market, easy to move
  #price-equilibrium: price stable, price holds, absorbed volume, steady price
  #three-slippages: kinds slippage, which slippage, slippage difference, slippage meanings
  #your-order: my order moves price, order impact, market order move, large order impact, order slips
  #with-delta: absorption delta, equilibrium delta
  #set-up: add jlabs, show slippage, slippage chart
  #where-both-mislead: up and down same bar, wick ignored, spike ignored, volatile day, wild market, wash trading, fake volume, made up volume
  #what-can-go-wrong: equilibrium gap, equilibrium missing, huge bar
/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-models: market models, risk models, model readings, bubble risk, market cycle, predict market
  #not-published: model formula, black box, how model works, secret formula, model code
  #closed-bar-rule: model repaints, model value changes, when model final
  #cari: bubble risk, market top, cycle top, cycle risk, bubble, risk level, bull market end, top signal
  #cari-use: cari made, cycle risk inputs, use cari, reduce risk, market overheated, when take profit, bubble top
  #dxy-risk: dollar strength, strong dollar, macro, usd effect, dollar bitcoin, dollar correlation, dxy made, fed, interest rates, cpi, inflation data, macro calendar, economic news
  #rosi: short interest, too many shorts, crowded shorts, short squeeze, how many shorts, shorts heavy, bets against
  #rosi-use: rosi made, count shorts, short squeeze, squeeze setup, shorts trapped, squeeze coming, use rosi
  #dip-signal: dip made, exhaustion signs, buy the dip, dip buying, bottom signal, when buy, catch bottom, buy signal
  #dip-checklist: good dip, buy the dip, dip safe, falling knife, before buying dip, real bottom
  #dip-expectancy: win rate, success rate, hit rate, signal profitable, expectancy, signal accuracy
  #how-models-fail: model wrong, accuracy, overfitting
  #judge: test model, evaluate model, model good
  #what-can-go-wrong: signal vanished, dip gone, model empty
/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings: coin score, is this coin good, good coin
  #token-rating-overall: overall score, total score, good rating, rating meaning, coin score, score calculated
  #sub-scores: score parts, nine scores, what rating measures
  #token-rating-diversity: whale concentration, holder concentration, distribution of holders, few holders
  #token-rating-accumulation: accumulation score, holders accumulating
  #missing-data: no rating, unrated, coin no score
  #how-ratings-are-made: rating method, rating calculated, rating methodology, how scored, trust rating
  #conflicts: scores disagree, rating unchanged, contradicting scores, rating not move
  #read-a-rating: read rating, trust rating, use rating
  #pitfalls: rating wrong, rating misleading, bad rating
  #what-can-go-wrong: rating jumped, rating changed suddenly
/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator: momentum indicator, oscillator, trend strength
  #momentum-oscillator: oscillator formula, how calculated oscillator
  #add: add oscillator, show momentum
  #rsi: relative strength, rsi formula, rsi meaning
  #stochastic: stoch, stochastic formula
  #level: overbought, oversold, rsi 70, rsi 30, rsi high, above 70, momentum level, rsi sell
  #slope: momentum turning, line rising, zero cross
  #divergence: rsi divergence, price higher rsi lower, bearish divergence, bullish divergence, trend weakening, losing steam
  #roc: percent change bars, rate of change
  #compared: best oscillator, rsi or macd, rsi vs stochastic, oscillator difference
  #choose: best settings, oscillator length, rsi length, which period, best rsi, smoothing
  #trends: stays overbought, overbought sell, rsi 70 sell, rsi fails, strong trend, always overbought, rsi over sell, keeps rising overbought
  #what-can-go-wrong: first values wrong, rsi differs, not enough bars, rsi different tradingview, starts late, no value, gap in line, divide zero, oscillator missing, oscillator problem, indicator jumps
/docs/introduction/about-pt: what pt, company, product overview
  #no-wallet-tracking: smart money, wallet tracking, follow whales, copy a wallet
  #no-profit-history: trade history, past trades, my trades, profit history, tax report, tax export
  #parts: pt features, what pt does, product parts
  #what-pt-reads: supported exchanges, which exchanges, supported coins, data coverage, binance data, which coins, coverage
  #where-figures-come-from: data source, where data from, data reliable, data quality
  #your-account: pt access account, what pt can do, pt trade without me, safe connect, pt permissions, take my money, pt know about me, is pt safe, pt access money
  #what-stays-with-you: what is private, others see positions, see my keys, my data private, share balance, see my balance, who sees my work, hide balance, is my data safe
  #limits: financial advice, price prediction, trading signals, advice, buy recommendation, guaranteed profit
  #names: affiliated, partnership, official bybit
  #privacy: what does pt know, cookies, privacy policy, personal data, know about me, analytics
/docs/introduction/getting-started: tutorial, beginner guide, first steps, quick start, how to start, new user, new here, where begin
  #what-you-need: requirements, need account, need exchange, system requirements, need wallet, sign in
  #look-around: menu, left sidebar, main navigation, where is everything, top bar, find menu
  #build-a-chart: first chart, first indicator, make chart
  #save: save first chart, save chart
  #set-an-alert: first alert, test alert, alert really works
  #build-a-dashboard: first dashboard
  #what-you-have: open another device, another computer, other device, where saved, access from home
  #what-can-go-wrong: step not work, tutorial problem, command bar not open, funding empty
  #tradingview: from tradingview, switch tradingview, tradingview user, pine script, import tradingview
  #where-next: what next, learning path, after tutorial
/docs/others/location-restrictions: not available country, blocked country, country list, us users, americans, legal country, sanctions, allowed countries
  #three-layers: who blocks me, why blocked, who decides, blocked by whom
  #features: which features blocked, not available in my country, what works blocked, swap not available, feature unavailable, still works
  #what-is-checked: how location known, ip check, location detected, wallet screening, how pt knows country
  #regional: bybit eu, eea, regional site, europe account
  #close-only: positions blocked country, country blocked open positions, forced to close, only close positions, cannot open position, only reduce
  #travelling: trip abroad, on holiday, vacation, abroad login, another country, moving country, business trip
  #vpn: use vpn, bypass block, hide location, proxy
  #report: wrong country, wrongly blocked, blocked by mistake, ip wrong country, contact support location
  #published: bybit countries, country list, excluded countries, restricted list, us canada, uniswap blocked
  #what-can-go-wrong: bybit stopped working, bybit refused, suddenly blocked, error 10009
/docs/others/overview: dictionary, terms, definitions, jargon, vocabulary, abbreviations
  #mark-price: mark price last price, mark or last
  #support: report bug, found a bug, talk to human, live chat, fake support, scam support, support message, support contacted me
  #faq-down: pt down, server down, status page, pt offline, outage
  #faq-api: rest api, public api, python api, api access, websocket api, api documentation, developer api, sdk
  #faq-fees: how much does pt cost, pt cost, pt price, pricing, pt free, free of charge, pt subscription, paid plan, free plan, monthly fee, pay for pt, premium, trial
  #compare: numbers differ, different from tradingview, different elsewhere, coinglass different, other site different, number wrong, numbers not match, price different, coingecko different
  #faq-account: sign up, recovery codes, sessions, sign out everywhere, log in, log out, login problem
  #faq-password: forgot password, reset password, change password, change email, email address, google sign in, sign in with google, passkey
  #faq-who-viewed: who viewed, who cloned, who opened my publish, views of my publish
  #faq-crosshair: second monitor, second screen, other monitor, two monitors, shared crosshair
  #faq-order-history: order history, past orders, old orders, my fills
  #faq-phone: mobile app, phone app
  #faq-exchanges: trade on binance, binance trading
  #faq-stolen-device: stolen laptop, stolen phone, lost device
  #faq-delete-account: delete account, close my account, erase my data
  #limit-active-alerts: max alerts, how many alerts, alert limit, maximum number of alerts
  #limit-panes: how many charts, max panes, how many charts at once
  #limit-widgets: how many widgets, max widgets
  #signs: plus or minus, negative meaning, positive meaning, sign meaning, negative number
  #units: units, number format, decimal comma, usd or coin, basis points, percent meaning
  #time: timezone, utc time, when day closes, candle time, day starts
  #data: gap meaning, missing values, sample data
  #abbreviations: short forms, acronyms, letters mean
  #faq-browsers: supported browsers, which browser, browser requirements
/markdown-page: how to read, documentation style, about documentation
  #find: search docs, search documentation, find page
  #offline: offline docs, read offline, save docs, without internet, no connection
  #markdown: download docs, plain text, llm, markdown version, copy page, docs for ai
  #report: report mistake, report error, contact, feedback, contact support, customer support, documentation wrong, get help, help desk
  #marks: symbols meaning, dotted line, bold meaning
  #as-of: out of date, how old information, information date
/blog: old posts, changelog, release notes, new features, what changed, latest version, news, updates
`;

function bySection(text: string): [address: string, phrases: string[]][] {
  let page = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', said] = line.trim().split(': ');
      page = place.startsWith('#') ? page : place;
      return said ? [[place.startsWith('#') ? page + place : place, said.split(', ')]] : [];
    });
}

export const readersSay: Readonly<Record<string, readonly string[]>> = Object.fromEntries(bySection(phrases));

/** The same by the addresses of today, for the search index. */
export const phrasesBySection: Record<string, readonly string[]> = {};
for (const [address, said] of bySection(phrases)) {
  const today = currentAddress(address);
  phrasesBySection[today] = [...new Set([...(phrasesBySection[today] ?? []), ...said])];
}
