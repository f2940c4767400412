import { neverShared } from '../community/audiences';
import { formatNumber } from '../examples/example';
import { defaultBand } from '../metrics/depth-bands';
import { finality } from '../metrics/finality';
import { limits, spans } from './limits';
import type { Rule } from './types';

const account = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';
const trade = '/docs/trading/centralised-exchange/trading';
const ticket = '/docs/trading/centralised-exchange/order-ticket';
const orderStatus = '/docs/trading/centralised-exchange/order-status';
const cost = '/docs/trading/centralised-exchange/cost-and-liquidation';
const dex = '/docs/trading/decentralised-exchange';
const swap = `${dex}/swap-tokens`;
const alerts = '/docs/alerts';
const workbench = '/docs/workbench/overview';
const metrics = `${workbench}/studies-metrics`;
const dashboard = '/docs/dashboard';
const community = '/docs/community';
const help = '/docs/others/overview';

/** "API keys, orders and alerts". */
const listed = (things: readonly string[]) => `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

/**
 * Rules that more than one page states, once each. Pages render them with <Rule id="…" />, so two pages can't disagree.
 */
export const rules = {
  // Orders on Bybit
  tradable: {
    about: 'What you can trade on Bybit',
    rule: 'The ticket trades Bybit spot, USDT perpetuals and USDC perpetuals. It doesn’t trade inverse (coin-margined) contracts, dated futures or options. If you hold one of those, it’s in the positions table without an estimate, and the ticket says “manage this on Bybit”.',
    home: `${trade}#place-an-order`,
  },
  'ticket-account': {
    about: 'Which account you trade',
    rule: 'The ticket trades the account of your trading key and names it in its header. Read-only keys add accounts to the positions table, where you choose one under **Account**.',
    home: `${trade}#place-an-order`,
  },
  'funding-account': {
    about: 'Money in the Funding account',
    rule: 'PT shows the Unified Trading account only, so money in Bybit’s *Funding* account shows as 0 until you move it on Bybit.',
    home: `${account}#prepare-the-account`,
  },
  'position-mode': {
    about: 'Position mode',
    rule: 'PT sends one-way orders only. If the symbol is in hedge mode on Bybit, the ticket says so and **Send** stays off. Switch it on Bybit, which works only without a position or open orders in that symbol. PT shows hedge positions, but **Close**, TP/SL and reduce-only are off for them: manage them on Bybit.',
    home: `${ticket}#position-mode`,
  },
  'margin-mode': {
    about: 'Margin mode',
    rule: 'The margin mode is a setting of your Bybit account. It’s cross unless you changed it there, and the ticket follows it.',
    home: `${ticket}#leverage`,
  },
  leverage: {
    about: 'Leverage',
    rule: 'The leverage on the ticket is the symbol’s leverage on Bybit. Changing it also changes your open position and waiting orders in that symbol, so PT asks first if there are any.',
    home: `${ticket}#leverage`,
  },
  'margin-balance': {
    about: 'Margin balance',
    rule: 'Bybit liquidates by the *margin balance*, which isn’t your equity. It’s your collateral after Bybit’s collateral ratio (the haircut), plus unrealised profit and loss. USDT and USDC count in full. Other coins count for less than they’re worth, so with those you’re liquidated earlier than your equity suggests.',
    home: `${cost}#liquidation-estimate`,
  },
  'liquidation-cross': {
    about: 'Liquidation in cross margin',
    rule: 'In cross margin the ticket shows the price at which the account’s margin balance would fall to its maintenance margin, if only this symbol moves. For a long that’s `mark − (margin balance − maintenance margin) ÷ (size + coins)`, and for a short `mark + (margin balance − maintenance margin) ÷ (size − coins)`.',
    home: `${cost}#liquidation-estimate`,
  },
  'own-coins': {
    about: 'Collateral in the coin you trade',
    rule: '*Size* is the position with the order filled. *Coins* are your collateral in the same coin, times its collateral ratio, and 0 if you hold USDT or USDC. If you’re long, your collateral falls together with the position, so liquidation comes much sooner than your balance suggests. If you’re short, the two work against each other, which helps you; a short with as many coins as its size can’t be liquidated by this symbol.',
    home: `${cost}#liquidation-estimate`,
  },
  'liquidation-portfolio': {
    about: 'Liquidation in portfolio margin',
    rule: 'In portfolio margin there’s no estimate, because the margin depends on every position you hold.',
    home: `${cost}#liquidation-estimate`,
  },
  close: {
    about: 'Closing a position',
    rule: '**Close** sends a reduce-only market order for 25, 50, 75 or 100% of the position. 100% is preset, and PT asks first.',
    home: `${trade}#positions-and-orders`,
  },
  send: {
    about: 'Confirming an order',
    rule: '**Send** sends the order at once: there’s no confirm dialog and no one-click mode to turn on. **Close** and **Cancel all** ask first.',
    home: `${trade}#place-an-order`,
  },
  'tp-parts': {
    about: 'Several take-profits',
    rule: `To take profit in steps, click **Add TP/SL** under the position once for each part, up to ${limits.tpSlParts} in all.`,
    home: `${ticket}#tp-sl`,
  },
  pnl: {
    about: 'Profit and loss',
    rule: 'Profit and loss in PT goes by the mark price and leaves out the closing fee. Bybit’s app can show it by the last price, so the two numbers may differ for the same position.',
    home: `${trade}#positions-and-orders`,
  },
  'order-history': {
    about: 'Order history',
    rule: `An order stays in the table for ${spans.endedOrderDays} days after it has ended. Older orders and all fills are on Bybit.`,
    home: `${orderStatus}#statuses`,
  },
  'timed-out': {
    about: 'An order that timed out',
    rule: 'If sending times out (10000, 10016 or no answer), look at the orders table and at Bybit first, because the order may exist. PT gives every order an id of its own and shows it when Bybit confirms the order.',
    home: `${orderStatus}#timed-out`,
  },
  'rate-limited': {
    about: 'Error 10006',
    rule: 'Error 10006 means Bybit refused the request before an order existed. Wait, look at the orders table, then send once. Only **Cancel all** may have cancelled some orders already.',
    home: `${orderStatus}#rate-limits`,
  },
  fees: {
    about: 'What an order costs',
    rule: 'PT adds no fee to orders or swaps: you pay the venue’s fee, or the pool’s fee and gas.',
    home: `${cost}#fees`,
  },
  'tp-sl-trigger': {
    about: 'What TP/SL watch',
    rule: 'TP/SL watch the last price unless you choose **Mark** or **Index** under **Trigger by**.',
    home: `${ticket}#tp-sl`,
  },
  rpi: {
    about: 'RPI orders',
    rule: 'Bybit keeps its RPI orders for people who trade in its own app. Every order from PT goes through the API, so it never meets them. The same market order can therefore fill better in Bybit’s app than from PT, never the other way round.',
    home: `${metrics}/custom-metrics/orderbook-metrics#slippage-for-size`,
  },
  'made-elsewhere': {
    about: 'Orders made on Bybit',
    rule: 'Positions and orders you make on Bybit show in PT, including kinds that PT can’t place itself.',
    home: `${trade}#positions-and-orders`,
  },
  keys: {
    about: 'How many keys',
    rule: `You can connect up to ${limits.readOnlyKeys} read-only keys, for the main account and sub-accounts, and one trading key per venue.`,
    home: `${account}#choose-the-key`,
  },
  'regional-keys': {
    about: 'Regional Bybit, testnet and demo',
    rule: 'PT connects to Bybit’s main site. Keys of its regional sites (the EU site among them), of testnet and of demo return 10003. If you live in the EEA, Bybit serves you on its EU site, so you can use everything in PT except Bybit trading.',
    home: `${account}setting-up-your-bybit-api-keys#environments`,
  },
  'paper-trading': {
    about: 'Paper trading',
    rule: 'PT has no paper trading on the live market. It refuses demo keys because demo fills are simulated, and testnet keys because the testnet’s books aren’t the market’s. Practise on the sample markets of these docs, with `replay`, or with the smallest size Bybit allows.',
    home: `${account}#which-environment`,
  },
  'pt-addresses': {
    about: 'PT’s IP addresses',
    rule: `Before PT’s IP addresses change, you get ${spans.noticeDays} days’ notice in the app, by email and on the status page. Both lists work until then.`,
    home: `${account}setting-up-your-bybit-api-keys#ip-binding`,
  },
  secret: {
    about: 'Who can see the secret',
    rule: 'The secret is encrypted at rest and decrypted only by the service that signs requests. No screen shows it, PT’s staff can’t read it, and support never asks for it.',
    home: '/docs/trading/centralised-exchange/#what-is-stored',
  },
  'break-in': {
    about: 'If PT were broken into',
    rule: 'A thief on PT’s servers could use stored keys from PT’s own addresses, so binding a key wouldn’t help. Nobody could withdraw with them, but a thief can trade badly on purpose. Keep in a sub-account only what you could bear to lose, and delete the key on Bybit if the status page says so.',
    home: '/docs/trading/centralised-exchange/#what-is-stored',
  },
  'disconnect-bybit': {
    about: 'Disconnecting Bybit',
    rule: 'Disconnecting removes the key from PT. It stays valid on Bybit until you delete it there, and your positions and orders stay open.',
    home: `${account}how-to-connect-your-bybit-exchange-account#disconnect`,
  },

  // Wallets and swaps
  rpc: {
    about: 'Where a swap is sent',
    rule: 'Swaps go through the chain’s public node (its RPC), or the one set in your wallet.',
    home: `${dex}/adjust-rpcs-on-metamask#private`,
  },
  'minimum-received': {
    about: 'Minimum received',
    rule: 'If a swap would pay less than the minimum received, it reverts and you keep your tokens, minus gas. That protects you against slippage. If the token taxes transfers, a v2-style swap reverts too, but a v3-style one can deliver less than the minimum.',
    home: `${swap}#read-the-quote`,
  },
  'price-impact': {
    about: 'Price impact',
    rule: 'Most of what price impact costs you goes to arbitrageurs who bring the pool’s price back. Liquidity providers get the pool fee, less a part for the protocol where that is switched on.',
    home: `${swap}#impact-and-slippage`,
  },

  'impact-confirmation': {
    about: 'Very high price impact',
    rule: `Above ${spans.impactPercent}% price impact, PT asks you to type a confirmation before you can sign. No setting turns this off.`,
    home: `${swap}#impact-and-slippage`,
  },
  'transfer-tax': {
    about: 'Tokens with a transfer tax',
    rule: 'In a v3-style pool you can usually buy a token that takes a tax on transfers, but not sell it. The buy goes through with less than the minimum, because the pool counts what it sent, not what arrived. The sale reverts. A v2-style pool handles both if your tolerance is above the tax. PT warns you where it knows of a tax, but it can’t know all of them.',
    home: `${dex}/custom-tokens#honeypot`,
  },
  spender: {
    about: 'Which contract may ask for an approval',
    rule: 'Your profile lists PT’s contracts for each chain under **Security**, **Contracts**, and the approve dialog names and links the spender. Compare the two.',
    home: `${dex}/approvals#spender`,
  },
  'usdt-approval': {
    about: 'Approving USDT again',
    rule: 'USDT on Ethereum refuses to change an allowance that isn’t zero. If a failed swap left one, PT asks for two transactions, first to 0 and then to the amount.',
    home: `${dex}/approvals#spender`,
  },
  'quote-life': {
    about: 'Quote and deadline',
    rule: `A quote is valid for ${spans.quoteSeconds} seconds. A swap you’ve signed is valid for ${spans.swapMinutes} minutes, then it reverts.`,
    home: `${swap}#read-the-quote`,
  },
  'gas-price': {
    about: 'Gas price',
    rule: 'The gas price is a base fee plus a priority fee that moves you up in the queue. Arbitrum One goes by arrival instead, after an express lane that it auctions by the minute. Ethereum burns the base fee. OP Mainnet, Base and Arbitrum collect it, and add the cost of posting your transaction’s data to Ethereum.',
    home: `${dex}/failed-swaps#gas`,
  },
  'compare-address': {
    about: 'Checking an address',
    rule: 'Compare the whole address. Look-alike addresses are made to match in the first and last characters.',
    home: `${dex}/custom-tokens#find`,
  },
  'seed-phrase': {
    about: 'Seed phrase',
    rule: 'No page, form or person at PT ever needs your seed phrase or private key. Anyone who has it owns the wallet, so a page that asks for it is a fake, whatever it calls itself.',
    home: `${dex}/connecting-your-wallet#extension`,
  },
  wallets: {
    about: 'Which wallets work',
    rule: 'PT works with any browser wallet that announces itself to the page (EIP-6963), such as MetaMask, and with mobile wallets by WalletConnect. Safe and other contract wallets can connect and look, but not swap.',
    home: `${dex}/connecting-your-wallet#extension`,
  },
  'hardware-wallet': {
    about: 'Hardware wallets',
    rule: 'A Ledger or Trezor works through a wallet that supports it, such as MetaMask. PT sees an ordinary address and you confirm each signature on the device. PT has no direct USB connection.',
    home: `${dex}/connecting-your-wallet#extension`,
  },

  // Values
  'open-bar': { about: 'Closed and open bars', rule: finality.openBar, home: `${metrics}/#closed-bar-rule` },
  'open-bin': {
    about: 'JLabs Analytics, open half hour',
    rule: finality.openBin,
    home: `${metrics}/custom-metrics/jlabs-analytics#bins`,
  },
  'on-chain-day': {
    about: 'On-chain days',
    rule: finality.onChainDay,
    home: `${metrics}/custom-metrics/onchain-metrics#finality`,
  },
  coverage: {
    about: 'How far back data goes',
    rule: 'Every metric has a first date for each venue and kind of market. There’s no data before it.',
    home: `${metrics}/coverage#coverage`,
  },
  'partial-band': {
    about: 'Partial depth bands',
    rule: `A band that the venue’s feed doesn’t reach is partial, drawn and listed with “≥”. How far a feed reaches differs by venue and symbol. The default is the narrowest band, ${defaultBand.label}, which is whole on BTC perpetuals at every venue.`,
    home: `${metrics}/custom-metrics/orderbook-metrics#bid-depth`,
  },
  reconnecting: {
    about: 'Lost connection',
    rule: `If the live connection drops, the top bar says *Reconnecting…* and a price older than ${spans.stalePriceSeconds} seconds turns grey. Charts fill the gap by themselves once the connection is back.`,
    home: `${metrics}/coverage#latency`,
  },
  'dated-futures': {
    about: 'Which dated future opens',
    rule: '`type=dated` opens the nearest expiry. Add `expiry=next` for the one after, or a day such as `expiry=2026-12-25`. A pane stays on its contract and says when it has expired. There’s no continuous contract.',
    home: `${workbench}/using-the-workbench/using-the-wb#symbol`,
  },
  'study-settings': {
    about: 'A study’s settings',
    rule: 'To change a study, double-click its name in the legend, or type its parameters: `study set bollinger length=20 mult=2`. Colours are only in the dialog.',
    home: `${metrics}/#add-a-study`,
  },
  'momentum-metric': {
    about: 'Momentum Oscillator',
    rule: 'The Momentum Oscillator is a metric because its recipe and bands are PT’s own. It’s made from the pane’s bars and works on every symbol, pools included.',
    home: `${metrics}/custom-metrics/momentum-oscillator#momentum-oscillator`,
  },

  // Alerts
  'alert-create': {
    about: 'Creating an alert',
    rule: 'Typing `alert …` in the command bar opens the dialog with the condition filled in. Nothing is watched until you click **Create**.',
    home: `${alerts}/creating-an-alert#command`,
  },
  'alert-change': {
    about: 'Changing an alert',
    rule: 'You can rename, pause, resume and delete an alert. To change its condition, click **Duplicate**, edit the copy in the dialog, create it and delete the old one.',
    home: `${alerts}/alerts-panel#change`,
  },
  'alert-settings': {
    about: 'The settings an alert keeps',
    rule: 'An alert keeps the settings the study or metric had when you created it. Changing the pane later doesn’t affect it.',
    home: `${alerts}/overview#where-it-runs`,
  },
  'alert-drawing': {
    about: 'Alerts on drawings',
    rule: 'An alert on a drawing keeps the line as it was. When you move the line, PT asks **Update alert?** and changes the alert only if you say yes.',
    home: `${workbench}/using-the-workbench/charting-tools#alerts`,
  },
  'alert-screener': {
    about: 'Alerts on screeners',
    rule: 'On a screener, you set the alert with `alert on match`. PT checks the list once a minute and names every market that entered or left since. A list has no bars, so its triggers are *once* and *every time*. For a condition on one market, open its row first.',
    home: '/docs/screener/creating-a-screener#alert-on-match',
  },
  'alert-cap': {
    about: 'How many alerts you can have',
    rule: `You can have ${limits.activeAlerts} active alerts. Paused, triggered and expired ones don’t count.`,
    home: `${alerts}/overview#limits`,
  },
  'alert-sound': {
    about: 'Alert sound',
    rule: 'All alerts share one sound, which you switch on or off in your profile.',
    home: `${alerts}/creating-an-alert#deliveries`,
  },
  'alert-timing': {
    about: 'How fast alerts are',
    rule: 'PT checks a price alert on every update of the venue’s feed, and other alerts when their data arrives.',
    home: `${alerts}/overview#limits`,
  },
  'alert-outage': {
    about: 'When PT is down',
    rule: 'After an outage, PT sends what *once per bar close* alerts missed, marked *late*. Other triggers don’t catch up. The status page says so.',
    home: `${alerts}/overview#limits`,
  },
  'browser-push': {
    about: 'Browser push',
    rule: 'On a computer, browser push needs the browser to be running, if only in the background; Safari on a Mac delivers while closed too. On Android it works with the browser closed, and on an iPhone once PT is on the Home Screen. If you close the browser on your computer, use email, Telegram, Discord or a webhook.',
    home: `${alerts}/creating-an-alert#deliveries`,
  },

  // Sharing
  'share-link': {
    about: 'Share link',
    rule: 'A share link (`share`) is view-only and shows the last saved state to anyone who has it. It can’t be cloned.',
    home: `${workbench}/sharing/#link`,
  },
  unlisted: {
    about: 'The audience Unlisted',
    rule: 'Unlisted is an audience (`audience unlisted`) of a fixed version, which only **Update** changes. Anyone with its address can view and clone it.',
    home: `${dashboard}/publishing/choosing-audience#matrix`,
  },
  revoke: {
    about: 'Revoking a share link',
    rule: 'Once you click **Stop sharing**, the link opens nothing. Sharing again makes a new link.',
    home: `${workbench}/sharing/#stop`,
  },
  'never-shared': {
    about: 'Never shared',
    rule: `Your ${listed(neverShared)} stay in your account, whatever you share.`,
    home: '/docs/introduction/about-pt#what-stays-with-you',
  },
  profiles: {
    about: 'Profiles',
    rule: 'A profile shows publishes only, and only those the visitor is allowed to see.',
    home: `${community}/overview#profiles`,
  },

  'clone-dashboard': {
    about: 'Cloning a dashboard',
    rule: 'A cloned dashboard brings the workbenches and screeners inside as copies of your own, with sync off. A Note marked *private* is never published or cloned, so its place stays empty.',
    home: `${community}/access-and-clone-publishes#what-is-copied`,
  },
  deleting: {
    about: 'Deleting',
    rule: `**Delete** in its list asks first, and **Deleted** in the same list restores it for ${spans.deletedDays} days. Alerts made on it keep running, because they belong to your account. Synced widgets become independent copies, and share links open nothing. Publishes and clones stay.`,
    home: `${workbench}/saving-resaving-a-workbench#restore`,
  },
  'leave-group': {
    about: 'Leaving a link group',
    rule: 'To take a widget out of a group after a wrong symbol, run `undo` first, then `link off`. The other way round, `undo` would put it back into the group.',
    home: `${dashboard}/overview#link-groups`,
  },
  invites: {
    about: 'Invites',
    rule: `An invite is a link that is valid for ${spans.inviteDays} days; none is permanent. If one has lapsed, ask the person who sent it for another.`,
    home: `${community}/building-a-community/creating-a-community/#join-mode`,
  },
  moderate: {
    about: 'Muting and banning',
    rule: 'Open **Members** and click ⋯ beside the name: **Mute** (1 hour, 1 day, 7 days or until lifted), **Remove** or **Ban**.',
    home: `${community}/building-a-community/managing-a-community#escalation`,
  },

  // The app
  templates: {
    about: 'Templates of studies',
    rule: 'A template keeps a pane’s studies and metrics with their settings under a name. `template save "name"` stores it, `template load "name"` puts it on another pane.',
    home: `${metrics}/#add-a-study`,
  },
  drawings: {
    about: 'Drawings on other timeframes',
    rule: 'A drawing belongs to its symbol and shows on every timeframe, unless **Show on** in its menu limits it to some of them.',
    home: `${workbench}/using-the-workbench/charting-tools#place`,
  },
  snapshots: {
    about: 'What a snapshot shows',
    rule: 'A snapshot shows the chart only, never the lines of your orders, positions or balances.',
    home: `${workbench}/sharing/#snapshot`,
  },
  'csv-workbench': {
    about: 'CSV of a pane',
    rule: `\`export csv\` writes one row per bar loaded in the pane, at most ${formatNumber(limits.csvRows, 0)}. The columns are the time in UTC (ISO 8601), open, high, low, close and volume, then each study and metric, named as in the legend.`,
    home: `${workbench}/sharing/#csv`,
  },
  replay: {
    about: 'How replay works',
    rule: '`Space` plays and pauses a replay, `→` steps one bar, and the speed is 1×, 3× or 10×. **Exit** returns to now. Metrics that have history are replayed too. The **Alerts** and **Trade** tabs are off meanwhile, but your alerts keep watching the live market.',
    home: `${workbench}/using-the-workbench/using-the-wb#replay`,
  },
  'lock-drawing': {
    about: 'Locking a drawing',
    rule: 'The padlock in a drawing’s menu stops you moving it by accident.',
    home: `${workbench}/using-the-workbench/charting-tools#place`,
  },
  crosshair: {
    about: 'Crosshair',
    rule: 'The panes of a workbench share one crosshair, so you read the same moment in all of them.',
    home: `${workbench}/navigating-the-chart-interface#read`,
  },
  'mark-price': {
    about: 'Mark price on the chart',
    rule: 'The mark price is a line you switch on in the legend of a perpetual or a dated future.',
    home: `${workbench}/navigating-the-chart-interface#read`,
  },
  browsers: {
    about: 'Browsers',
    rule: 'PT supports the current and the previous version of Chrome, Edge, Firefox and Safari, on computers and phones.',
    home: '/docs/introduction/about-pt#your-account',
  },
  support: {
    about: 'Support',
    rule: 'Open your profile, **Help**, then **Contact support**. It’s private, and the status page is linked beside it. The chat community is public. Never send a secret, a seed phrase or a password, since support never needs one.',
    home: `${help}#support`,
  },
  plan: {
    about: 'What PT costs',
    rule: 'If PT itself has a price, it’s in your profile under **Plan**, not in these docs.',
    home: `${help}#faq`,
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
