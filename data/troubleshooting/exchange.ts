import { rules } from '../reference/rules';
import { pauseAfterIpLimitMinutes } from '../trading/exchange-limits';
import type { Trouble } from './trouble.schema';

const folder = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';
const account = { area: 'exchange', page: folder } as const;
const keys = { area: 'exchange', page: `${folder}setting-up-your-bybit-api-keys` } as const;
const connect = { area: 'exchange', page: `${folder}how-to-connect-your-bybit-exchange-account` } as const;
const trade = { area: 'exchange', page: '/docs/trading/centralised-exchange/trading' } as const;
const location = { area: 'exchange', page: '/docs/others/location-restrictions' } as const;

export const exchangeTroubles: readonly Trouble[] = [
  {
    ...account,
    id: 'fix-cannot-create-key',
    symptom: 'Bybit won’t let me create a key',
    answer:
      '2FA is off, or the account is very new. Turn on 2FA. A new account may have to wait about two days.',
  },
  {
    ...account,
    id: 'fix-balance-zero',
    symptom: 'My Bybit balance in PT is zero',
    answer:
      'The key and the money are in different accounts. Compare the account number on Bybit, then move the funds or create the key in the other account.',
  },
  {
    ...keys,
    id: 'fix-secret-lost',
    symptom: 'Bybit doesn’t show the secret any more',
    answer: 'It’s shown once, when you create the key. Delete the key and create a new one.',
  },
  {
    ...keys,
    id: 'fix-key-refused',
    symptom: 'PT refuses a key that works elsewhere',
    answer: 'It can withdraw. Take that right away on Bybit and connect the key again.',
  },
  {
    ...keys,
    id: 'fix-key-stopped',
    symptom: 'The key worked for weeks, then stopped',
    answer:
      'Unbound keys expire, and sooner after a password change. Create a new one and bind PT’s addresses.',
    more: { label: 'When a key expires', to: `${folder}setting-up-your-bybit-api-keys#when-a-key-ends` },
  },
  {
    ...connect,
    id: 'fix-bybit-10010',
    symptom: 'Bybit says 10010, or the connection only fails now and then',
    answer:
      'One of PT’s IP addresses is missing from the key’s list. Compare the list on Bybit with PT’s connect screen.',
  },
  {
    ...connect,
    id: 'fix-bybit-10005',
    symptom: 'Bybit says 10005: balances show, orders are refused',
    answer: 'The key is read-only, or the box for that market is off. Edit its rights on Bybit.',
    more: { label: 'Which boxes to tick', to: `${folder}setting-up-your-bybit-api-keys#which-rights` },
  },
  {
    ...connect,
    id: 'fix-bybit-10009',
    symptom: 'Bybit says 10009',
    answer:
      'It has two meanings. If the message names a region, it’s Bybit’s location rules and PT can’t change them. If it names an IP, it’s PT’s address: wait, then report it to PT.',
    more: { label: 'Location restrictions', to: '/docs/others/location-restrictions' },
  },
  {
    ...connect,
    id: 'fix-no-position',
    symptom: 'Connected, but no position on the chart',
    answer:
      'The pane shows another symbol or venue, or the position is in another account. Open the Bybit symbol you hold.',
  },
  {
    ...trade,
    id: 'fix-hedge-mode',
    symptom: 'Send is off, or Bybit says 10001: position idx not match position mode',
    answer: rules['position-mode'].rule,
    more: { label: 'Position mode', to: rules['position-mode'].home },
  },
  {
    ...trade,
    id: 'fix-stop-not-fired',
    symptom: 'My stop was touched and didn’t fire',
    answer:
      'The chart showed another price (last, mark or index) or another venue than the stop watches. If it did trigger, a limit stop may not have filled, a reduce-only order had nothing to reduce, or the margin was missing.',
    more: { label: 'Take-profit and stop-loss', to: '/docs/trading/centralised-exchange/trading#tp-sl' },
  },
  {
    ...trade,
    id: 'fix-partial-fill',
    symptom: 'My market order filled only in part',
    answer:
      'The rest was outside Bybit’s slippage cap and was cancelled. Check the depth, then send the rest in smaller orders or with a limit.',
  },
  {
    ...trade,
    id: 'fix-conditional-no-position',
    symptom: 'The conditional order triggered, but I have no position',
    answer:
      'Margin was missing when it triggered, or price moved past its limit. Keep margin free, or use a market order behind the trigger.',
  },
  {
    ...trade,
    id: 'fix-stop-on-unseen-spike',
    symptom: 'My stop triggered on a spike the chart doesn’t show',
    answer:
      'The stop watched another price (last, index or mark) or another venue than your pane. Compare them.',
  },
  {
    ...trade,
    id: 'fix-error-after-sending',
    symptom: 'I got an error after sending an order',
    answer: 'The order may still have gone through. Look at open orders before you send it again.',
  },
  {
    ...location,
    id: 'fix-http-403',
    symptom: 'Bybit says HTTP 403',
    answer: `It’s about the IP address that called Bybit, which is PT’s, not yours. Wait ${pauseAfterIpLimitMinutes} minutes, then report it to PT.`,
    more: {
      label: 'All about HTTP 403',
      to: `${folder}how-to-connect-your-bybit-exchange-account#err-http-403`,
    },
  },
  {
    ...location,
    id: 'fix-one-wallet-blocked',
    symptom: 'Swaps are blocked with one wallet but not with another',
    answer: 'Each address is checked on its own. Report the address, and don’t move funds to get around it.',
  },
  {
    ...location,
    id: 'fix-wrong-country',
    symptom: 'PT shows the wrong country',
    answer:
      'A VPN, a company network or a wrong IP list is the usual cause. Turn off the VPN, then report it.',
    more: { label: 'Report a wrong location', to: '/docs/others/location-restrictions#report' },
  },
];
