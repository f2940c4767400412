import { withIds } from '../withIds';
import { spans } from './limits';
import { rules } from './rules';
import type { Faq } from './schema';

const keys = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';

/** What people ask before they read anything, each with the page that has the whole answer. */
export const faq = withIds<Faq>({
  'faq-fees': {
    question: 'How much does PT cost? Is PT free, or does it charge fees?',
    answer: `${rules.fees.rule} ${rules.plan.rule}`,
    more: {
      label: 'What a first trade costs',
      to: '/docs/trading/centralised-exchange/perpetuals-margin-and-leverage#first-trade',
    },
  },
  'faq-withdraw': {
    question: 'Can PT move or withdraw my funds?',
    answer: 'No. PT refuses keys with withdrawal rights, and you sign every swap in your own wallet.',
    more: { label: 'Keys', to: keys },
  },
  'faq-exchanges': {
    question: 'Which exchanges can I trade on?',
    answer:
      'Bybit with your API key, and DEX pools with your wallet. Charts also show Binance and Hyperliquid.',
    more: { label: 'About PT', to: '/docs/introduction/about-pt' },
  },
  'faq-browser-closed': {
    question: 'Do alerts work when my browser is closed?',
    answer:
      'Yes. Alerts run on PT’s servers. On a computer, browser push needs a running browser, so choose email, Telegram, Discord or a webhook too.',
    more: { label: 'Create an alert', to: '/docs/alerts/creating-an-alert' },
  },
  'faq-phone': {
    question: 'Is there a phone app?',
    answer: 'No, but PT runs in the phone’s browser.',
    more: { label: 'On a phone', to: '/docs/workbench/overview/using-the-workbench/#phone' },
  },
  'faq-api': {
    question: 'Does PT have a public API?',
    answer: 'No. Export CSV, or send alerts to your own program with a webhook.',
    more: { label: 'Webhooks', to: '/docs/alerts/webhooks' },
  },
  'faq-private': {
    question: 'Who can see my workbenches and dashboards?',
    answer:
      'Only you, until you share them. What belongs to your account, such as keys, orders and alerts, is never shared.',
    more: { label: 'Share a workbench', to: '/docs/workbench/overview/sharing/' },
  },
  'faq-location': {
    question: 'Can I use PT where I live?',
    answer:
      'Charts are open. Trading depends on PT’s rules, the venue’s and your law. PT doesn’t work with Bybit’s EU site.',
    more: { label: 'Location restrictions', to: '/docs/others/location-restrictions' },
  },
  'faq-account': {
    question: 'How do I sign up and secure my account?',
    answer:
      'Sign up with your email address. Under **Security** in your profile, turn on 2FA with an authenticator app and keep the recovery codes. **Sign out everywhere** on the same page ends all sessions.',
    more: { label: 'Getting started', to: '/docs/introduction/getting-started' },
  },
  'faq-stolen-device': {
    question: 'My laptop or phone was stolen. What now?',
    answer:
      'Delete the key on Bybit first, from any other device, because that ends trading with it at once. Then click **Sign out everywhere** in PT under **Security** in your profile, and change your password and 2FA. Do the same for a key that has leaked.',
    more: { label: 'Disconnect Bybit', to: `${keys}how-to-connect-your-bybit-exchange-account#disconnect` },
  },
  'faq-delete-account': {
    question: 'How do I delete my account?',
    answer: `Open your profile, **Account**, then **Delete account**. Your keys are erased at once and the rest after ${spans.deletedDays} days. Clones that others made stay.`,
    more: {
      label: 'Disconnect Bybit first',
      to: `${keys}how-to-connect-your-bybit-exchange-account#disconnect`,
    },
  },
  'faq-down': {
    question: 'Is PT down, or is it me?',
    answer:
      '*Reconnecting…* in the top bar means your connection dropped. PT’s status page is under **Help** in your profile. If PT doesn’t open at all, you’ll find that page’s address under *Contact support* below.',
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  'faq-lost-2fa': {
    question: 'I lost my 2FA device. What now?',
    answer: `Sign in with a recovery code. Without one, contact support from the sign-in page. They check who you are, tell every session, and switch 2FA off after ${spans.twoFactorOffDays} days.`,
    more: { label: 'Support', to: '/docs/others/overview#support' },
  },
  'faq-no-email': {
    question: 'The sign-up e-mail doesn’t arrive. What now?',
    answer: 'Check the spam folder and the address, ask for the mail again, then contact support.',
    more: { label: 'Support', to: '/docs/others/overview#support' },
  },
  'faq-browsers': {
    question: 'Which browsers work?',
    answer: `${rules.browsers.rule} These docs need one from mid-2024 or later for their figures and search.`,
    more: { label: 'About PT', to: '/docs/introduction/about-pt#your-account' },
  },
  'faq-hardware-wallet': {
    question: 'Can I use a Ledger or Trezor?',
    answer: 'Yes, through a wallet that supports it, such as MetaMask.',
    more: { label: 'Wallets', to: '/docs/trading/decentralised-exchange/connecting-your-wallet' },
  },
  'faq-try': {
    question: 'Can I try PT without an account?',
    answer:
      'Yes. These docs have a small PT that runs in the page on sample data. Type commands, link widgets, set an alert and let bars come. Nothing is sent.',
    more: {
      label: 'Try it',
      to: '/docs/workbench/overview/using-the-workbench/workbench-cmds?w=workbench:study+add+rsi;alert+price+crosses+67330#try',
    },
  },
  'faq-paper': {
    question: 'Is there paper trading?',
    answer: rules['paper-trading'].rule,
    more: { label: 'Practise orders', to: '/docs/trading/centralised-exchange/trading#practise' },
  },
  'faq-balance': {
    question: 'Which balance does PT show?',
    answer: `The equity of your Unified Trading account: wallet balance plus unrealised profit and loss. The available balance leaves out the margin in use. ${rules['funding-account'].rule}`,
    more: { label: 'Your account', to: keys },
  },
  'faq-language': {
    question: 'Which languages does PT have?',
    answer: 'English only. Your browser’s own translation works on the app and on these docs.',
    more: { label: 'About PT', to: '/docs/introduction/about-pt' },
  },
  'faq-password': {
    question: 'How do I change my email or password, and what if I forgot the password?',
    answer:
      'You sign in with email and password, and change either in your profile under **Account**. *Forgot password* on the sign-in page sends a link to your email; 2FA still applies afterwards. There’s no Google sign-in and no passkeys yet.',
    more: { label: 'Your account', to: '/docs/introduction/about-pt#your-account' },
  },
  'faq-confirm': {
    question: 'Does PT ask me to confirm an order? Is there one-click trading?',
    answer: rules.send.rule,
    more: { label: 'Place an order', to: '/docs/trading/centralised-exchange/trading#place-an-order' },
  },
  'faq-reverse': {
    question: 'Can I reverse a position?',
    answer: 'There’s no reverse button. Close the position, then open the other side.',
    more: {
      label: 'Close a position',
      to: '/docs/trading/centralised-exchange/trading#positions-and-orders',
    },
  },
  'faq-several-tp': {
    question: 'Can I set several take-profits?',
    answer: `Yes. ${rules['tp-parts'].rule}`,
    more: { label: 'Take-profit and stop-loss', to: '/docs/trading/centralised-exchange/order-ticket#tp-sl' },
  },
  'faq-pnl': {
    question: 'Why does my PnL in PT differ from Bybit’s?',
    answer: rules.pnl.rule,
    more: { label: 'Positions', to: '/docs/trading/centralised-exchange/trading#positions-and-orders' },
  },
  'faq-order-history': {
    question: 'Where is my order history?',
    answer: rules['order-history'].rule,
    more: { label: 'Order status', to: '/docs/trading/centralised-exchange/order-status#statuses' },
  },
  'faq-usdc-perps': {
    question: 'How do I open a USDC perpetual?',
    answer:
      'Type its name as Bybit writes it, for example `symbol BTCPERP`. Bybit settles its profit every 8 hours, and the entry price moves to the mark price when it does.',
    more: {
      label: 'Perpetuals, margin and leverage',
      to: '/docs/trading/centralised-exchange/perpetuals-margin-and-leverage',
    },
  },
  'faq-add-margin': {
    question: 'How do I add margin to a position?',
    answer:
      'In isolated margin, open the ⋯ menu of the position and choose **Add margin**. In cross margin, move more collateral into the unified account on Bybit.',
    more: { label: 'Cost and liquidation', to: '/docs/trading/centralised-exchange/cost-and-liquidation' },
  },
  'faq-vip': {
    question: 'Which fee do I pay as a VIP?',
    answer:
      'Bybit sets your rates by its VIP level and lists them in its fee table. The ticket reads the rates of your own account.',
    more: { label: 'Fees', to: '/docs/trading/centralised-exchange/cost-and-liquidation#fees' },
  },
  'faq-breach': {
    question: 'What if PT is broken into?',
    answer: rules['break-in'].rule,
    more: { label: 'What PT stores', to: '/docs/trading/centralised-exchange/#what-is-stored' },
  },
  'faq-wallets': {
    question: 'Which wallets work? Can I use Safe?',
    answer: rules.wallets.rule,
    more: { label: 'Connect a wallet', to: '/docs/trading/decentralised-exchange/connecting-your-wallet' },
  },
  'faq-dexes': {
    question: 'Which DEXes and aggregators does PT swap through?',
    answer:
      'PT swaps through Uniswap v2- and v3-style pools on the chain and takes the better of the two. It never splits a swap and uses no aggregator.',
    more: { label: 'Swap tokens', to: '/docs/trading/decentralised-exchange/swap-tokens#read-the-quote' },
  },
  'faq-sms': {
    question: 'Can alerts reach me by SMS or call?',
    answer: 'No. Choose in-app, browser push, email, Telegram, Discord or a webhook.',
    more: { label: 'Deliveries', to: '/docs/alerts/creating-an-alert#deliveries' },
  },
  'faq-who-viewed': {
    question: 'Can I see who viewed or cloned my publish?',
    answer: 'You see how many people opened and cloned it, never who. Publishes have no comments.',
    more: { label: 'Publish', to: '/docs/community/publishing-in-community' },
  },
  'faq-crosshair': {
    question: 'Do charts share a crosshair, and can I move one to a second screen?',
    answer:
      'The panes of a workbench share one crosshair. A pane can’t leave its window, but a second browser window can open the same workbench.',
    more: { label: 'The chart', to: '/docs/workbench/overview/navigating-the-chart-interface#read' },
  },
  'faq-workspace': {
    question: 'How does the workspace in these docs differ from the app?',
    answer:
      'It has a few sample markets of one day, keeps its state on your device and sends nothing. The app has live data for every market, alerts that run on PT’s servers, and trading.',
    more: { label: 'Getting started', to: '/docs/introduction/getting-started' },
  },
});
