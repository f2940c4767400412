import { entriesIn } from '../entriesIn';
import { spans } from './limits';
import type { Faq } from './types';

const keys = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';
const orders = '/docs/trading/centralised-exchange';
const fix = '/docs/others/fix-a-problem';

const QUESTIONS = `
  faq-fees: How much does PT cost? Is PT free, or does it charge fees?
    PT takes nothing. You pay Bybit’s fee, or the pool’s fee and gas.
    → Fees of an order: ${orders}/cost-and-liquidation#fees
  faq-withdraw: Can PT move or withdraw my funds?
    No. PT refuses keys that can withdraw, and you sign every swap yourself.
    → Keys: ${keys}
  faq-deposit: Can I deposit money or buy crypto with a card?
    No. Money goes to Bybit or to your wallet, never to PT.
    → Trade on a centralised exchange: ${orders}/
  faq-exchanges: Which exchanges can I trade on?
    Bybit with your API key, and DEX pools with your wallet.
    → About PT: /docs/introduction/about-pt
  faq-browser-closed: Do alerts work when my browser is closed?
    Yes, except browser push, which needs a running browser.
    → Deliveries: /docs/alerts/creating-an-alert#deliveries
  faq-phone: Is there a phone app?
    No, but PT runs in the phone’s browser.
    → On a phone: /docs/workbench/overview/using-the-workbench/#phone
  faq-api: Does PT have a public API?
    No. Export a CSV, or let an alert call your own program.
    → Webhooks: /docs/alerts/webhooks
  faq-private: Who can see my workbenches and dashboards?
    Only you, until you share them.
    → Share a workbench: /docs/workbench/overview/sharing/
  faq-location: Can I use PT where I live?
    Charts are open. Trading depends on PT’s rules, the venue’s and your law.
    → Where PT works: /docs/others/location-restrictions
  faq-account: How do I sign up and secure my account?
    With your email address, then 2FA under **Security** in your profile. Keep the recovery codes.
    → Getting started: /docs/introduction/getting-started#sign-up
  faq-stolen-device: My laptop or phone was stolen. What now?
    Delete the key on Bybit first, from another device.
    → My key or device was stolen: /docs/others/act-now#stolen
  faq-delete-account: How do I delete my account?
    In your profile under **Account**. Your keys are erased at once, the rest after ${spans.deletedDays} days; clones that others made stay.
    → Disconnect Bybit first: ${keys}how-to-connect-your-bybit-exchange-account#disconnect
  faq-down: Is PT down, or is it me?
    *Reconnecting…* in the top bar means that your connection dropped. PT’s status page says the rest.
    → Contact support: ${fix}#support
  faq-lost-2fa: I lost my 2FA device. What now?
    Sign in with a recovery code. Without one, support switches 2FA off after ${spans.twoFactorOffDays} days.
    → I can’t sign in: /docs/others/act-now#sign-in
  faq-no-email: The sign-up e-mail doesn’t arrive. What now?
    Check the spam folder and the address, then ask for it again.
    → Contact support: ${fix}#support
  faq-browsers: Which browsers work?
    The current and the previous version of Chrome, Edge, Firefox and Safari. These docs need one from mid-2024 or later.
    → About PT: /docs/introduction/about-pt#your-account
  faq-hardware-wallet: Can I use a Ledger or Trezor?
    Yes, through a wallet that supports it, such as MetaMask.
    → Connect your wallet: /docs/trading/decentralised-exchange/connecting-your-wallet
  faq-try: Can I try PT without an account?
    Yes. A small PT runs in these docs, on sample data.
    → Try it: /docs/workbench/overview/using-the-workbench/workbench-cmds?w=workbench:study+add+rsi;alert+price+crosses+67330#try
  faq-paper: Is there paper trading?
    Not on the live market, but you can place practice orders on sample markets here.
    → Practise trading: /docs/trading/practise-trading
  faq-balance: Which balance does PT show?
    The equity of your Unified Trading account; the Funding account isn’t in it.
    → Your account: ${keys}
  faq-language: Which languages does PT have?
    English only. Your browser’s own translation works on it.
    → About PT: /docs/introduction/about-pt
  faq-password: How do I change my email or password, and what if I forgot the password?
    In your profile under **Account**, or by **Forgot password** on the sign-in page. There’s no Google sign-in and no passkeys.
    → I can’t sign in: /docs/others/act-now#sign-in
  faq-confirm: Does PT ask me to confirm an order? Is there one-click trading?
    No. **Send** sends at once, so there’s no other mode to turn on.
    → Place an order: ${orders}/trading#place-an-order
  faq-reverse: Can I reverse a position?
    There’s no reverse button. Close the position, then open the other side.
    → Close a position: ${orders}/trading#positions-and-orders
  faq-close-all: Can I close everything at once?
    There’s no single button: **Cancel all** ends the orders, **Close** each position.
    → Positions and orders: ${orders}/trading#positions-and-orders
  faq-several-tp: Can I set several take-profits?
    Yes, one for each part of the position.
    → Take-profit and stop-loss: ${orders}/order-ticket#tp-sl
  faq-pnl: Why does my PnL in PT differ from Bybit’s?
    PT goes by the mark price and leaves out the closing fee.
    → Positions: ${orders}/trading#positions-and-orders
  faq-order-history: Where is my order history?
    Orders stay in PT’s table for ${spans.endedOrderDays} days. Older ones and all fills are on Bybit.
    → Order status: ${orders}/order-status#statuses
  faq-usdc-perps: How do I open a USDC perpetual?
    Type its name as Bybit writes it, for example \`symbol BTCPERP\`.
    → Perpetuals, margin and leverage: ${orders}/perpetuals-margin-and-leverage
  faq-add-margin: How do I add margin to a position?
    With isolated margin, choose **Add margin** in its ⋯ menu. With cross margin, move collateral into the unified account.
    → Cost and liquidation: ${orders}/cost-and-liquidation
  faq-vip: Which fee do I pay as a VIP?
    The one Bybit gives your account. The ticket reads it from there.
    → Fees of an order: ${orders}/cost-and-liquidation#fees
  faq-breach: What if PT is broken into?
    Nobody could withdraw, but a thief could trade badly with stored keys.
    → What PT stores: ${orders}/#what-is-stored
  faq-wallets: Which wallets work? Can I use Safe?
    Browser wallets and mobile wallets by WalletConnect. Safe can look, not swap.
    → Connect your wallet: /docs/trading/decentralised-exchange/connecting-your-wallet
  faq-dexes: Which DEXes and aggregators does PT swap through?
    Uniswap v2- and v3-style pools, one per swap and no aggregator.
    → Read the quote: /docs/trading/decentralised-exchange/swap-tokens#read-the-quote
  faq-sms: Can alerts reach me by SMS or call?
    No. Choose in-app, browser push, email, Telegram, Discord or a webhook.
    → Deliveries: /docs/alerts/creating-an-alert#deliveries
  faq-who-viewed: Can I see who viewed or cloned my publish?
    You see how many, never who.
    → Publish: /docs/community/publishing-in-community
  faq-crosshair: Do charts share a crosshair, and can I move one to a second screen?
    Panes of a workbench do. For a second screen, open the workbench in a second window.
    → The chart: /docs/workbench/overview/navigating-the-chart-interface#read
  faq-workspace: How does the workspace in these docs differ from the app?
    It has a few sample markets, keeps its state on your device and sends nothing.
    → Getting started: /docs/introduction/getting-started
`;

/** What people ask before they read anything, each with the page that has the whole answer. */
export const faq = entriesIn(QUESTIONS).map(
  ({ id, title, text, more }) => ({ id, question: title, answer: text, more }) as Faq,
);
