import { entriesIn } from '../entriesIn';
import { spans } from './limits';
import { rules } from './rules';
import type { Faq } from './types';

const keys = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';

const QUESTIONS = `
  faq-fees: How much does PT cost? Is PT free, or does it charge fees?
    ${rules.fees.rule} ${rules.plan.rule}
    → What a first trade costs: /docs/trading/centralised-exchange/perpetuals-margin-and-leverage#first-trade
  faq-withdraw: Can PT move or withdraw my funds?
    No. PT refuses keys with withdrawal rights, and you sign every swap in your own wallet.
    → Keys: ${keys}
  faq-exchanges: Which exchanges can I trade on?
    Bybit with your API key, and DEX pools with your wallet. Charts also show Binance and Hyperliquid.
    → About PT: /docs/introduction/about-pt
  faq-browser-closed: Do alerts work when my browser is closed?
    Yes. Alerts run on PT’s servers. On a computer, browser push needs a running browser, so choose email, Telegram, Discord or a webhook too.
    → Create an alert: /docs/alerts/creating-an-alert
  faq-phone: Is there a phone app?
    No, but PT runs in the phone’s browser.
    → On a phone: /docs/workbench/overview/using-the-workbench/#phone
  faq-api: Does PT have a public API?
    No. Export CSV, or send alerts to your own program with a webhook.
    → Webhooks: /docs/alerts/webhooks
  faq-private: Who can see my workbenches and dashboards?
    Only you, until you share them. What belongs to your account, such as keys, orders and alerts, is never shared.
    → Share a workbench: /docs/workbench/overview/sharing/
  faq-location: Can I use PT where I live?
    Charts are open. Trading depends on PT’s rules, the venue’s and your law. PT doesn’t work with Bybit’s EU site.
    → Location restrictions: /docs/others/location-restrictions
  faq-account: How do I sign up and secure my account?
    Sign up with your email address. Under **Security** in your profile, turn on 2FA with an authenticator app and keep the recovery codes. **Sign out everywhere** on the same page ends all sessions.
    → Getting started: /docs/introduction/getting-started
  faq-stolen-device: My laptop or phone was stolen. What now?
    Delete the key on Bybit first, from any other device, because that ends trading with it at once. Then click **Sign out everywhere** in PT under **Security** in your profile, and change your password and 2FA. Do the same for a key that has leaked.
    → Disconnect Bybit: ${keys}how-to-connect-your-bybit-exchange-account#disconnect
  faq-delete-account: How do I delete my account?
    Open your profile, **Account**, then **Delete account**. Your keys are erased at once and the rest after ${spans.deletedDays} days. Clones that others made stay.
    → Disconnect Bybit first: ${keys}how-to-connect-your-bybit-exchange-account#disconnect
  faq-down: Is PT down, or is it me?
    *Reconnecting…* in the top bar means your connection dropped. PT’s status page is under **Help** in your profile. If PT doesn’t open at all, you’ll find that page’s address under *Contact support* below.
    → Contact support: /docs/others/overview#support
  faq-lost-2fa: I lost my 2FA device. What now?
    Sign in with a recovery code. Without one, contact support from the sign-in page. They check who you are, tell every session, and switch 2FA off after ${spans.twoFactorOffDays} days.
    → Support: /docs/others/overview#support
  faq-no-email: The sign-up e-mail doesn’t arrive. What now?
    Check the spam folder and the address, ask for the mail again, then contact support.
    → Support: /docs/others/overview#support
  faq-browsers: Which browsers work?
    ${rules.browsers.rule} These docs need one from mid-2024 or later for their figures and search.
    → About PT: /docs/introduction/about-pt#your-account
  faq-hardware-wallet: Can I use a Ledger or Trezor?
    Yes, through a wallet that supports it, such as MetaMask.
    → Wallets: /docs/trading/decentralised-exchange/connecting-your-wallet
  faq-try: Can I try PT without an account?
    Yes. These docs have a small PT that runs in the page on sample data. Type commands, link widgets, set an alert and let bars come. Nothing is sent.
    → Try it: /docs/workbench/overview/using-the-workbench/workbench-cmds?w=workbench:study+add+rsi;alert+price+crosses+67330#try
  faq-paper: Is there paper trading?
    ${rules['paper-trading'].rule}
    → Practise orders: /docs/trading/centralised-exchange/trading#practise
  faq-balance: Which balance does PT show?
    The equity of your Unified Trading account: wallet balance plus unrealised profit and loss. The available balance leaves out the margin in use. ${rules['funding-account'].rule}
    → Your account: ${keys}
  faq-language: Which languages does PT have?
    English only. Your browser’s own translation works on the app and on these docs.
    → About PT: /docs/introduction/about-pt
  faq-password: How do I change my email or password, and what if I forgot the password?
    You sign in with email and password, and change either in your profile under **Account**. *Forgot password* on the sign-in page sends a link to your email; 2FA still applies afterwards. There’s no Google sign-in and no passkeys yet.
    → Your account: /docs/introduction/about-pt#your-account
  faq-confirm: Does PT ask me to confirm an order? Is there one-click trading?
    ${rules.send.rule}
    → Place an order: /docs/trading/centralised-exchange/trading#place-an-order
  faq-reverse: Can I reverse a position?
    There’s no reverse button. Close the position, then open the other side.
    → Close a position: /docs/trading/centralised-exchange/trading#positions-and-orders
  faq-several-tp: Can I set several take-profits?
    Yes. ${rules['tp-parts'].rule}
    → Take-profit and stop-loss: /docs/trading/centralised-exchange/order-ticket#tp-sl
  faq-pnl: Why does my PnL in PT differ from Bybit’s?
    ${rules.pnl.rule}
    → Positions: /docs/trading/centralised-exchange/trading#positions-and-orders
  faq-order-history: Where is my order history?
    ${rules['order-history'].rule}
    → Order status: /docs/trading/centralised-exchange/order-status#statuses
  faq-usdc-perps: How do I open a USDC perpetual?
    Type its name as Bybit writes it, for example \`symbol BTCPERP\`. Bybit settles its profit every 8 hours, and the entry price moves to the mark price when it does.
    → Perpetuals, margin and leverage: /docs/trading/centralised-exchange/perpetuals-margin-and-leverage
  faq-add-margin: How do I add margin to a position?
    In isolated margin, open the ⋯ menu of the position and choose **Add margin**. In cross margin, move more collateral into the unified account on Bybit.
    → Cost and liquidation: /docs/trading/centralised-exchange/cost-and-liquidation
  faq-vip: Which fee do I pay as a VIP?
    Bybit sets your rates by its VIP level and lists them in its fee table. The ticket reads the rates of your own account.
    → Fees: /docs/trading/centralised-exchange/cost-and-liquidation#fees
  faq-breach: What if PT is broken into?
    ${rules['break-in'].rule}
    → What PT stores: /docs/trading/centralised-exchange/#what-is-stored
  faq-wallets: Which wallets work? Can I use Safe?
    ${rules.wallets.rule}
    → Connect a wallet: /docs/trading/decentralised-exchange/connecting-your-wallet
  faq-dexes: Which DEXes and aggregators does PT swap through?
    PT swaps through Uniswap v2- and v3-style pools on the chain and takes the better of the two. It never splits a swap and uses no aggregator.
    → Swap tokens: /docs/trading/decentralised-exchange/swap-tokens#read-the-quote
  faq-sms: Can alerts reach me by SMS or call?
    No. Choose in-app, browser push, email, Telegram, Discord or a webhook.
    → Deliveries: /docs/alerts/creating-an-alert#deliveries
  faq-who-viewed: Can I see who viewed or cloned my publish?
    You see how many people opened and cloned it, never who. Publishes have no comments.
    → Publish: /docs/community/publishing-in-community
  faq-crosshair: Do charts share a crosshair, and can I move one to a second screen?
    The panes of a workbench share one crosshair. A pane can’t leave its window, but a second browser window can open the same workbench.
    → The chart: /docs/workbench/overview/navigating-the-chart-interface#read
  faq-workspace: How does the workspace in these docs differ from the app?
    It has a few sample markets of one day, keeps its state on your device and sends nothing. The app has live data for every market, alerts that run on PT’s servers, and trading.
    → Getting started: /docs/introduction/getting-started
`;

/** What people ask before they read anything, each with the page that has the whole answer. */
export const faq = entriesIn(QUESTIONS).map(
  ({ id, title, text, more }) => ({ id, question: title, answer: text, more }) as Faq,
);
