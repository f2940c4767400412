import { alertDefaults } from '../alerts/defaults';
import type { Faq } from './faq.schema';
import { rules } from './rules';

const keys = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';

/** What people ask before they read anything, each with the page that has the whole answer. */
export const faq: readonly Faq[] = [
  {
    id: 'faq-fees',
    question: 'Does PT charge a fee on orders or swaps?',
    answer: 'No. You pay Bybit’s own trading fee, or the pool’s fee and the network’s gas. PT adds nothing.',
    more: { label: 'Place and manage orders on Bybit', to: '/docs/trading/centralised-exchange/trading' },
  },
  {
    id: 'faq-withdraw',
    question: 'Can PT move or withdraw my funds?',
    answer:
      'No. PT refuses an API key with withdrawal rights, and a swap happens only when you sign it in your own wallet.',
    more: { label: 'Set up your account and API keys', to: keys },
  },
  {
    id: 'faq-read-only',
    question: 'Do I need a trading key just to see my positions?',
    answer:
      'No. A read-only key shows balances, positions and open orders on your charts and can’t change anything.',
    more: { label: 'Set up your Bybit API keys', to: `${keys}setting-up-your-bybit-api-keys` },
  },
  {
    id: 'faq-exchanges',
    question: 'Which exchanges can I trade on?',
    answer:
      'Bybit, with your own API key, and decentralised exchanges with your own wallet. Charts also show Binance and Hyperliquid.',
    more: { label: 'About PT', to: '/docs/introduction/about-pt' },
  },
  {
    id: 'faq-browser-closed',
    question: 'Do alerts work when my browser is closed?',
    answer:
      'Yes, they run on PT’s servers. Pick a delivery that reaches you there: email, Telegram, Discord or a webhook. Browser push needs the browser to be running.',
    more: { label: 'Create an alert', to: '/docs/alerts/creating-an-alert' },
  },
  {
    id: 'faq-alert-expiry',
    question: 'Why did my alert expire?',
    answer: `A new alert expires after ${alertDefaults.expiryDays} days unless you change it, and the time keeps running while it’s paused.`,
    more: { label: 'The alerts panel', to: '/docs/alerts/alerts-panel' },
  },
  {
    id: 'faq-phone',
    question: 'Is there a phone app?',
    answer: 'No. PT runs in the phone’s browser: dashboards stack in one column and charts show one pane.',
    more: {
      label: 'Use the workbench on a phone',
      to: '/docs/workbench/overview/using-the-workbench/#phone',
    },
  },
  {
    id: 'faq-api',
    question: 'Does PT have a public API?',
    answer:
      'No. You can export a screener or a pane as CSV, and send alerts to your own program with a webhook.',
    more: { label: 'Webhook payload', to: '/docs/alerts/creating-an-alert#webhook' },
  },
  {
    id: 'faq-volume-profile',
    question: 'Where are volume profile, footprint and the liquidation heatmap?',
    answer: 'PT doesn’t have them. Order flow by trade size and depth by band come closest.',
    more: {
      label: 'Order-flow metrics',
      to: '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
    },
  },
  {
    id: 'faq-other-site',
    question: 'Why does PT show a different number than another site?',
    answer:
      'Usually because it uses another venue, another close, another sign or another unit. Five questions find the reason.',
    more: { label: 'Compare two numbers', to: '/docs/others/overview#compare' },
  },
  {
    id: 'faq-private',
    question: 'Who can see my workbenches and dashboards?',
    answer: `Only you, until you share them. ${rules['never-shared'].rule}`,
    more: { label: 'Share a workbench', to: '/docs/workbench/overview/sharing/' },
  },
  {
    id: 'faq-location',
    question: 'Can I use PT where I live?',
    answer:
      'Charts and metrics are open. Trading depends on PT’s rules, the venue’s rules and your law, and no country is promised.',
    more: { label: 'Location restrictions', to: '/docs/others/location-restrictions' },
  },
  {
    id: 'faq-account',
    question: 'How do I sign up, turn on 2FA or delete my account?',
    answer:
      'PT offers to create an account when you open it. 2FA and deletion are in your profile, in the top bar. Before you delete it, disconnect Bybit and delete the key there. Clones that others made stay with them.',
    more: { label: 'Disconnect Bybit', to: `${keys}how-to-connect-your-bybit-exchange-account#disconnect` },
  },
  {
    id: 'faq-down',
    question: 'Is PT down, or is it me?',
    answer:
      'Look at the top bar first: *Reconnecting…* means your own connection dropped. The status page, linked in your profile under **Help**, says whether PT has a problem. If the venue’s own site is slow too, it’s the venue.',
    more: {
      label: 'How fresh live data is',
      to: '/docs/workbench/overview/studies-metrics/#latency',
    },
  },
  {
    id: 'faq-price',
    question: 'What does PT cost?',
    answer: rules.plan.rule,
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-support',
    question: 'How do I reach support in private?',
    answer: 'Open your profile, **Help**, then **Contact support**. The chat community is public.',
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-lost-2fa',
    question: 'I lost my 2FA device. How do I get back in?',
    answer:
      'Contact support from the sign-in page. They check who you are and switch 2FA off, and you set it up again. They never ask for a password, a code or an API secret.',
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-no-email',
    question: 'The sign-up e-mail doesn’t arrive. What now?',
    answer:
      'Look in the spam folder and check the address for a typo, then ask for the mail again. If it still doesn’t come, contact support.',
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-browsers',
    question: 'Which browsers work?',
    answer: rules.browsers.rule,
    more: { label: 'About PT', to: '/docs/introduction/about-pt#your-account' },
  },
  {
    id: 'faq-hardware-wallet',
    question: 'Can I use a Ledger or Trezor?',
    answer: rules['hardware-wallet'].rule,
    more: { label: 'Connect your wallet', to: '/docs/trading/decentralised-exchange/connecting-your-wallet' },
  },
  {
    id: 'faq-paper',
    question: 'Is there paper trading?',
    answer:
      'No, and PT refuses keys of Bybit’s demo and testnet, because their books and fills aren’t the market’s. To practise, use `replay` or the smallest size Bybit allows.',
    more: {
      label: 'Replay old bars',
      to: '/docs/workbench/overview/using-the-workbench/using-the-wb#replay',
    },
  },
  {
    id: 'faq-balance',
    question: 'Which balance does PT show?',
    answer:
      'The equity of your Unified Trading Account: wallet balance plus unrealised profit and loss. What you can still use is the available balance, which is smaller by the margin of your positions and orders.',
    more: {
      label: 'Set up your account',
      to: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/',
    },
  },
  {
    id: 'faq-delete-workbench',
    question: 'What happens when I delete a workbench?',
    answer: rules.deleting.rule,
    more: { label: 'Save and restore', to: '/docs/workbench/overview/saving-resaving-a-workbench#restore' },
  },
  {
    id: 'faq-how-many-alerts',
    question: 'How many alerts can I have?',
    answer: rules['alert-cap'].rule,
    more: { label: 'Alerts', to: '/docs/alerts/overview#limits' },
  },
];
