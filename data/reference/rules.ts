import { formatNumber } from '../examples/example';
import { defaultBand } from '../metrics/depth-bands';
import { finality } from '../metrics/finality';
import { limits, spans } from './limits';
import type { Rule } from './types';

const account = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';
const trade = '/docs/trading/centralised-exchange/trading';
const orderStatus = '/docs/trading/centralised-exchange/order-status';
const cost = '/docs/trading/centralised-exchange/cost-and-liquidation';
const dex = '/docs/trading/decentralised-exchange';
const workbench = '/docs/workbench/overview';
const metrics = `${workbench}/studies-metrics`;
const dashboard = '/docs/dashboard';
const community = '/docs/community';
const help = '/docs/others/fix-a-problem';

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
  'funding-account': {
    about: 'Money in the Funding account',
    rule: 'PT shows the Unified Trading account only, so money in Bybit’s *Funding* account shows as 0 until you move it on Bybit.',
    home: `${account}#prepare-the-account`,
  },
  send: {
    about: 'Confirming an order',
    rule: '**Send** sends the order at once: there’s no confirm dialog and no one-click mode to turn on. **Close** and **Cancel all** ask first.',
    home: `${trade}#place-an-order`,
  },
  pnl: {
    about: 'Profit and loss',
    rule: 'Profit and loss in PT goes by the mark price and leaves out the closing fee. Bybit’s app can show it by the last price, and the two numbers may differ for the same position.',
    home: `${trade}#positions-and-orders`,
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
  rpi: {
    about: 'RPI orders',
    rule: 'Bybit keeps its RPI orders for people who trade in its own app. Every order from PT goes through the API, so it never meets them. The same market order can therefore fill better in Bybit’s app than from PT, never the other way round.',
    home: `${metrics}/custom-metrics/orderbook-metrics#slippage-for-size`,
  },

  // Wallets and swaps

  wallets: {
    about: 'Which wallets work',
    rule: 'PT works with any browser wallet that announces itself to the page (EIP-6963), such as MetaMask, and with mobile wallets by WalletConnect. Safe and other contract wallets can connect and look, but not swap.',
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
  'partial-band': {
    about: 'Partial depth bands',
    rule: `A band that the venue’s feed doesn’t reach is partial, drawn and listed with “≥”. How far a feed reaches differs by venue and symbol. The default is the narrowest band, ${defaultBand.label}, which is whole on BTC perpetuals at every venue.`,
    home: `${metrics}/custom-metrics/orderbook-metrics#bid-depth`,
  },
  'dated-futures': {
    about: 'Which dated future opens',
    rule: '`type=dated` opens the nearest expiry. Add `expiry=next` for the one after, or a day such as `expiry=2026-12-25`. A pane stays on its contract and says when it has expired. There’s no continuous contract.',
    home: `${workbench}/using-the-workbench/using-the-wb#symbol`,
  },

  // Alerts
  'alert-drawing': {
    about: 'Alerts on drawings',
    rule: 'An alert on a drawing keeps the line as it was. When you move the line, PT asks **Update alert?** and changes the alert only if you say yes.',
    home: `${workbench}/using-the-workbench/charting-tools#alerts`,
  },

  // Sharing
  'share-link': {
    about: 'Share link',
    rule: 'A share link (`share`) is view-only and shows the last saved state to anyone who has it. It can’t be cloned.',
    home: `${workbench}/sharing/#link`,
  },
  revoke: {
    about: 'Revoking a share link',
    rule: 'Once you click **Stop sharing**, the link opens nothing. Sharing again makes a new link.',
    home: `${workbench}/sharing/#stop`,
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
    rule: `An invite is a link that is valid for ${spans.inviteDays} days; none is permanent. Ask the person who sent a lapsed one for another.`,
    home: `${community}/building-a-community/creating-a-community/#join-mode`,
  },

  // The app
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
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
