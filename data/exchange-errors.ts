import type { ExchangeError } from './exchange-errors.schema';
import { keyLifetime, pauseAfterIpLimitMinutes } from './exchange-limits';

const expiredCause = `A key without bound IP addresses expires after ${keyLifetime.unboundDays} days, or ${keyLifetime.unboundDaysAfterPasswordChange} days after a password change on Bybit.`;
const expiredRemedy =
  'Create a new key, bind PT’s IP addresses to it, connect it in PT, and delete the old one on Bybit.';
const fundRemedy =
  'Reduce the size, cancel orders that hold margin, or move funds into the unified account on Bybit.';

/** What Bybit answers when a request fails, in our words, ordered by number within each kind. */
export const exchangeErrors = [
  {
    code: '10001',
    meaning: 'A parameter of the request is wrong.',
    cause:
      'Usually the size or the price doesn’t fit the symbol: below the minimum, above the maximum or off its step.',
    remedy: 'Round size and price to the steps that Bybit lists for the symbol, then send again.',
    fixedBy: 'You or PT',
    source: 'bybit-api',
  },
  {
    code: '10002',
    meaning: 'The request arrived outside its time window.',
    cause:
      'The clock of the machine that signed the request is off, or the connection was slow. PT signs your requests, so your own clock doesn’t matter.',
    remedy:
      'Check whether the order is there, then send it once more. If it keeps happening, report it to PT. In a script of your own, sync the clock or widen recv_window.',
    fixedBy: 'PT',
    source: 'bybit-api',
  },
  {
    code: '10003',
    meaning: 'The API key isn’t valid.',
    cause:
      'A character is missing, the key was deleted, or it belongs to the testnet, to demo trading or to another regional site.',
    remedy:
      'Copy the key again. If it is from another environment or site, create one on the site where you trade.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '10004',
    meaning: 'The signature is wrong.',
    cause:
      'Usually a wrong secret, a space pasted with it, or a self-generated (RSA) key where a system-generated one is expected.',
    remedy:
      'Paste the secret again without spaces. If you no longer have it, create a new system-generated key.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '10005',
    meaning: 'The key doesn’t have the right to do this.',
    cause: 'The key is read-only, or the box for this kind of market wasn’t ticked.',
    remedy:
      'Edit the key’s rights on Bybit or create a trading key. Do not add withdrawal to make an error go away: PT refuses such a key.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '10006',
    meaning: 'Too many requests for this account.',
    cause:
      'Orders, changes or cancels came faster than Bybit allows per second. Other tools on the same account count too.',
    remedy: 'Wait a moment and check which orders went through before you send again.',
    fixedBy: 'You or PT',
    source: 'bybit-api',
  },
  {
    code: '10007',
    meaning: 'Bybit could not authenticate the user.',
    cause:
      'Bybit’s list gives no closer reason. In practice the key or the account behind it is the first place to look.',
    remedy: 'Log in to Bybit and look at the key. If it looks right, connect again with a new key.',
    fixedBy: 'You or Bybit',
    source: 'bybit-api',
  },
  {
    code: '10008',
    meaning: 'The account is banned from this action, or its mode doesn’t allow it.',
    cause: 'The account’s mode doesn’t fit the request, or Bybit has limited the account.',
    remedy:
      'Check on Bybit that the account is a Unified Trading Account and shows no notice. Otherwise ask Bybit.',
    fixedBy: 'You or Bybit',
    source: 'bybit-api',
  },
  {
    code: '10009',
    meaning: 'Either Bybit doesn’t offer this service in the region, or the calling IP address is banned.',
    cause:
      'Bybit’s own pages disagree about this number. The text next to it tells them apart: a region or country means location rules, an IP means the address that called, which is PT’s.',
    remedy:
      'If it’s about the region, PT can’t change it: read Bybit’s notice, and ask Bybit if it’s wrong. If it’s about the IP, wait and report it to PT.',
    fixedBy: 'PT or Bybit',
    source: 'bybit-api',
  },
  {
    code: '10010',
    meaning: 'The calling IP address isn’t on the key’s list.',
    cause: 'The key is bound to IP addresses, and one that PT calls from is missing or mistyped.',
    remedy: 'Compare the key’s list on Bybit with the list on PT’s connect screen and add what is missing.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '10016',
    meaning: 'Bybit had an internal error.',
    cause: 'Something failed on Bybit’s servers. The order may or may not have been placed.',
    remedy: 'Look at your open orders first. Send again only if the order isn’t there.',
    fixedBy: 'Bybit',
    source: 'bybit-api',
  },
  {
    code: '10018',
    meaning: 'Too many requests from one IP address (retired number).',
    cause: 'Bybit has struck this number from its current list. Older software may still show it.',
    remedy: `Treat it like HTTP 403: stop and wait at least ${pauseAfterIpLimitMinutes} minutes.`,
    fixedBy: 'PT',
    source: 'bybit-api',
  },
  {
    code: '10024',
    meaning: 'Bybit’s compliance rules stopped the request.',
    cause:
      'Identity check (KYC) or eligibility for the product is missing, refused or under review at Bybit.',
    remedy: 'Log in to Bybit and complete what it asks for. PT can’t see or speed up the review.',
    fixedBy: 'You or Bybit',
    source: 'bybit-api',
  },
  {
    code: '10027',
    meaning: 'Trading is banned for this account.',
    cause: 'Bybit has restricted the account.',
    remedy: 'Ask Bybit for the reason. Check there whether you can still close positions.',
    fixedBy: 'Bybit',
    source: 'bybit-api',
  },
  {
    code: '10028',
    meaning: 'This call works only for unified accounts.',
    cause: 'The account, or the sub-account that the key belongs to, isn’t a Unified Trading Account.',
    remedy: 'Upgrade the account on Bybit, or create the key in an account that is already unified.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '33004',
    meaning: 'The API key has expired (reported for derivatives).',
    cause: expiredCause,
    remedy: expiredRemedy,
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '-2015',
    meaning: 'The API key has expired (reported for spot).',
    cause: expiredCause,
    remedy: expiredRemedy,
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110003',
    meaning: 'The price is outside the range that Bybit allows now.',
    cause: 'Usually a limit price far from the market, often a slip in a digit or a decimal point.',
    remedy: 'Compare the price with the last price and correct it, or wait until the market is nearer.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110004',
    meaning: 'The wallet balance is insufficient.',
    cause: 'The account holds less than the order needs.',
    remedy: fundRemedy,
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110007',
    meaning: 'The available balance is insufficient.',
    cause: 'The funds are there, but other orders or positions hold them as margin; fees come on top.',
    remedy: fundRemedy,
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110012',
    meaning: 'The available balance is insufficient for this action.',
    cause: 'Less is free than the action needs, for example because open orders hold it.',
    remedy: fundRemedy,
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110017',
    meaning: 'The order would reduce nothing, or its size rounds to zero.',
    cause:
      'The size is below one step of the symbol, or a reduce-only order found no position left to shrink.',
    remedy:
      'Look at the position first: it may be closed already. Otherwise enter a size of at least one step.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110024',
    meaning: 'The position mode can’t change while a position is open.',
    cause: 'One-way and hedge mode can be switched only without a position in the symbol.',
    remedy: 'Close the position first, or keep the mode.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110028',
    meaning: 'The position mode can’t change while orders are open.',
    cause: 'One-way and hedge mode can be switched only without open orders in the symbol.',
    remedy: 'Cancel the open orders first, conditional ones included, or keep the mode.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: '110043',
    meaning: 'The leverage wasn’t modified.',
    cause: 'The symbol already has the leverage that was asked for.',
    remedy: 'Nothing to do: the leverage is already what you asked for.',
    fixedBy: 'Nothing to fix',
    source: 'bybit-api',
  },
  {
    code: '110061',
    meaning: 'The position has too many TP/SL orders.',
    cause: 'Bybit limits the number of partial take-profit and stop-loss orders per position.',
    remedy: 'Cancel one that you no longer need, then add the new one.',
    fixedBy: 'You',
    source: 'bybit-api',
  },
  {
    code: 'HTTP 401',
    meaning: 'The request wasn’t accepted as signed in.',
    cause: 'The key is wrong, or parts of the signed request are missing.',
    remedy: 'Copy key and secret again and reconnect. If the error stays, report it: the rest is up to PT.',
    fixedBy: 'You or PT',
    source: 'bybit-api',
  },
  {
    code: 'HTTP 403',
    meaning: 'Bybit turned the request away before reading it.',
    cause:
      'It’s about the IP address that called Bybit, which is PT’s, not yours: too many requests from it, a malformed request, or an address in the United States or mainland China.',
    remedy: `Wait at least ${pauseAfterIpLimitMinutes} minutes, then try once. Do not keep retrying. If it’s still there, report it to PT.`,
    fixedBy: 'PT',
    source: 'bybit-api',
  },
] as const satisfies readonly ExchangeError[];
