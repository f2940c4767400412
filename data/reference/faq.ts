import type { Faq } from './faq.schema';
import { spans } from './limits';
import { rules } from './rules';

const keys = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';

/** What people ask before they read anything, each with the page that has the whole answer. */
export const faq: readonly Faq[] = [
  {
    id: 'faq-fees',
    question: 'Does PT charge fees?',
    answer: `${rules.fees.rule} ${rules.plan.rule}`,
    more: { label: 'Fees', to: '/docs/trading/centralised-exchange/trading' },
  },
  {
    id: 'faq-withdraw',
    question: 'Can PT move or withdraw my funds?',
    answer: 'No. PT refuses keys with withdrawal rights, and you sign every swap in your own wallet.',
    more: { label: 'Keys', to: keys },
  },
  {
    id: 'faq-exchanges',
    question: 'Which exchanges can I trade on?',
    answer:
      'Bybit with your API key, and DEX pools with your wallet. Charts also show Binance and Hyperliquid.',
    more: { label: 'About PT', to: '/docs/introduction/about-pt' },
  },
  {
    id: 'faq-browser-closed',
    question: 'Do alerts work when my browser is closed?',
    answer: 'Yes. Browser push needs a running browser, so choose email, Telegram, Discord or a webhook too.',
    more: { label: 'Create an alert', to: '/docs/alerts/creating-an-alert' },
  },
  {
    id: 'faq-phone',
    question: 'Is there a phone app?',
    answer: 'No, but PT runs in the phone’s browser.',
    more: { label: 'On a phone', to: '/docs/workbench/overview/using-the-workbench/#phone' },
  },
  {
    id: 'faq-api',
    question: 'Does PT have a public API?',
    answer: 'No. Export CSV, or send alerts to your own program with a webhook.',
    more: { label: 'Webhooks', to: '/docs/alerts/creating-an-alert#webhook' },
  },
  {
    id: 'faq-private',
    question: 'Who can see my workbenches and dashboards?',
    answer:
      'Only you, until you share them. What belongs to your account, such as keys, orders and alerts, is never shared.',
    more: { label: 'Share a workbench', to: '/docs/workbench/overview/sharing/' },
  },
  {
    id: 'faq-location',
    question: 'Can I use PT where I live?',
    answer:
      'Charts are open. Trading depends on PT’s rules, the venue’s and your law. PT doesn’t work with Bybit’s EU site.',
    more: { label: 'Location restrictions', to: '/docs/others/location-restrictions' },
  },
  {
    id: 'faq-account',
    question: 'How do I sign up and secure my account?',
    answer:
      'Sign up with your email address. Under **Security** in your profile, turn on 2FA with an authenticator app and keep the recovery codes. The same page lists your sessions, and **Sign out everywhere** ends them.',
    more: { label: 'Getting started', to: '/docs/introduction/getting-started' },
  },
  {
    id: 'faq-stolen-device',
    question: 'My laptop or phone was stolen. What now?',
    answer:
      'Click **Sign out everywhere** on another device, then delete the key on Bybit, which stops every copy of it.',
    more: { label: 'Disconnect Bybit', to: `${keys}how-to-connect-your-bybit-exchange-account#disconnect` },
  },
  {
    id: 'faq-delete-account',
    question: 'How do I delete my account?',
    answer: `Open your profile, **Account**, then **Delete account**. Your keys are erased at once and the rest after ${spans.deletedDays} days. Clones that others made stay.`,
    more: {
      label: 'Disconnect Bybit first',
      to: `${keys}how-to-connect-your-bybit-exchange-account#disconnect`,
    },
  },
  {
    id: 'faq-down',
    question: 'Is PT down, or is it me?',
    answer:
      '*Reconnecting…* in the top bar means your connection dropped. PT’s status page is under **Help** in your profile. If PT doesn’t open at all, you’ll find that page’s address under *Contact support* below.',
    more: { label: 'Contact support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-lost-2fa',
    question: 'I lost my 2FA device. What now?',
    answer: `Sign in with a recovery code. Without one, contact support from the sign-in page. They check who you are, tell every session, and switch 2FA off after ${spans.twoFactorOffDays} days.`,
    more: { label: 'Support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-no-email',
    question: 'The sign-up e-mail doesn’t arrive. What now?',
    answer: 'Check the spam folder and the address, ask for the mail again, then contact support.',
    more: { label: 'Support', to: '/docs/others/overview#support' },
  },
  {
    id: 'faq-browsers',
    question: 'Which browsers work?',
    answer: 'The current and previous versions of Chrome, Edge, Firefox and Safari.',
    more: { label: 'About PT', to: '/docs/introduction/about-pt#your-account' },
  },
  {
    id: 'faq-hardware-wallet',
    question: 'Can I use a Ledger or Trezor?',
    answer: 'Yes, through a wallet that supports it, such as MetaMask.',
    more: { label: 'Wallets', to: '/docs/trading/decentralised-exchange/connecting-your-wallet' },
  },
  {
    id: 'faq-try',
    question: 'Can I try PT without an account?',
    answer:
      'Yes. These docs have a small PT that runs in the page on sample data. Type commands, link widgets, set an alert and let bars come. Nothing is traded or sent.',
    more: {
      label: 'Try it',
      to: '/docs/workbench/overview/using-the-workbench/workbench-cmds?w=workbench:study+add+rsi;alert+price+crosses+67330#try',
    },
  },
  {
    id: 'faq-paper',
    question: 'Is there paper trading?',
    answer: rules['paper-trading'].rule,
    more: { label: 'Replay', to: '/docs/workbench/overview/using-the-workbench/using-the-wb#replay' },
  },
  {
    id: 'faq-balance',
    question: 'Which balance does PT show?',
    answer: `The equity of your Unified Trading account: wallet balance plus unrealised profit and loss. The available balance leaves out the margin in use. ${rules['funding-account'].rule}`,
    more: { label: 'Your account', to: keys },
  },
  {
    id: 'faq-delete-workbench',
    question: 'What happens when I delete a workbench?',
    answer: `You can restore it for ${spans.deletedDays} days. Its alerts go on.`,
    more: { label: 'Save and restore', to: '/docs/workbench/overview/saving-resaving-a-workbench#restore' },
  },
  {
    id: 'faq-how-many-alerts',
    question: 'How many alerts can I have?',
    answer: rules['alert-cap'].rule,
    more: { label: 'Alerts', to: '/docs/alerts/overview#limits' },
  },
];
