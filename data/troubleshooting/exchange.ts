import { rules } from '../reference/rules';
import { pauseAfterIpLimitMinutes } from '../trading/exchange-limits';
import { troublesIn } from './troublesIn';

const folder = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/';
const account = folder;
const keys = `${folder}setting-up-your-bybit-api-keys`;
const connect = `${folder}how-to-connect-your-bybit-exchange-account`;
const orders = '/docs/trading/centralised-exchange/order-status';
const location = '/docs/others/location-restrictions';

export const exchangeTroubles = troublesIn(`
${account}
  fix-cannot-create-key: Bybit won’t let me create a key
    Turn on 2FA. A very new account may have to wait about two days.
  fix-balance-zero: My Bybit balance in PT is zero
    ${rules['funding-account'].rule} Otherwise the key belongs to another account: compare the account number on Bybit.
${keys}
  fix-secret-lost: Bybit doesn’t show the secret any more
    It’s shown once, when you create the key. Delete the key and create a new one.
  fix-key-refused: PT refuses a key that works elsewhere
    It can withdraw. Take that right away on Bybit and connect the key again.
  fix-key-stopped: The key worked for weeks, then stopped
    Unbound keys expire, and sooner after a password change. Create a new one and bind PT’s addresses.
    → When a key expires: ${folder}setting-up-your-bybit-api-keys#when-a-key-ends
${connect}
  fix-bybit-10005: Bybit says 10005: balances show, orders are refused
    The key is read-only, or the box for that market is off. Edit its rights on Bybit.
    → Which boxes to tick: ${folder}setting-up-your-bybit-api-keys#which-rights
  fix-no-position: Connected, but no position on the chart
    The pane shows another symbol or venue, or the position is in another account. Open the Bybit symbol you hold.
${orders}
  fix-hedge-mode: Send is off, or Bybit says 10001: position idx not match position mode
    The symbol is in hedge mode on Bybit. Close its position and cancel its open orders, then switch it to one-way there.
    → Position mode: ${rules['position-mode'].home}
  fix-stop-not-fired: My stop was touched and didn’t fire, or fired on a spike I can’t see
    The stop probably watches another price (last, mark or index) or venue than your chart shows. If it did trigger, its limit may not have filled, or nothing was left to reduce.
    → Take-profit and stop-loss: /docs/trading/centralised-exchange/order-ticket#tp-sl
  fix-partial-fill: My market order filled only in part
    Bybit cancelled what was outside its slippage cap. Send the rest in smaller orders or with a limit.
  fix-conditional-no-position: The conditional order triggered, but I have no position
    Margin was missing when it triggered, or price moved past its limit.
  fix-error-after-sending: I got an error after sending an order
    The order may exist all the same, so look before you send it again.
    → Sending timed out: ${rules['timed-out'].home}
${location}
  fix-http-403: Bybit says HTTP 403
    It’s about the IP address that called Bybit, which is PT’s, not yours. Wait ${pauseAfterIpLimitMinutes} minutes, then report it to PT.
  fix-one-wallet-blocked: Swaps are blocked with one wallet but not with another
    Each address is checked on its own. Report the address, and don’t move funds to get around it.
  fix-wrong-country: PT shows the wrong country
    A VPN, a company network or a wrong IP list is the usual cause. Turn off the VPN, then report it.
    → Report a wrong location: /docs/others/location-restrictions#report
`);
