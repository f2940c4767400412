import { rules } from '../reference/rules';
import { keyLifetime, pauseAfterIpLimitMinutes } from './exchange-limits';
import type { ExchangeError } from './schema';
import { wrongPositionMode } from './wrong-position-mode';

const expiredCause = `A key without bound IP addresses expires after ${keyLifetime.unboundDays} days, or ${keyLifetime.unboundDaysAfterPasswordChange} days after you change your Bybit password.`;
const expiredRemedy = 'Create a new key with PT’s addresses bound and connect it.';
const checkFirst = 'Look at the orders table and at Bybit. Send again only if the order isn’t there.';
const fundRemedy = 'Lower the size, cancel open orders, or add funds to the unified account.';

const errors: readonly (Omit<ExchangeError, 'source'> & Partial<ExchangeError>)[] = [
  {
    code: '10000',
    meaning: 'Bybit didn’t answer in time.',
    cause: 'Bybit or the connection to it is slow. The order may exist.',
    remedy: checkFirst,
    fixedBy: 'Bybit',
  },
  {
    code: wrongPositionMode.code,
    meaning: 'A parameter of the request is wrong.',
    cause: `Most often the symbol is in hedge mode (“${wrongPositionMode.text}”). Otherwise a size or price is below the minimum, above the maximum or off the symbol’s step.`,
    remedy:
      'Read the text beside the code. For hedge mode, close the symbol’s position, cancel its orders and switch it to one-way on Bybit. Otherwise round size and price to the steps Bybit lists.',
    fixedBy: 'You or PT',
    source: 'bybit-2026-11',
  },
  {
    code: '10002',
    meaning: 'The request reached Bybit too late or with a wrong time.',
    cause: 'The connection was slow, or PT’s clock was off. Your own clock doesn’t matter.',
    remedy: 'Look at the orders table, then send once. Report it to PT if it happens twice.',
    fixedBy: 'PT',
  },
  {
    code: '10003',
    meaning: 'Bybit doesn’t know this key.',
    cause:
      'The key has a typo or was deleted, or it’s a key of a regional site (the EU site among them), testnet or demo. PT connects to Bybit’s main site.',
    remedy: 'Copy it again, or create one on the main site.',
    fixedBy: 'You',
  },
  {
    code: '10004',
    meaning: 'The signature is wrong.',
    cause: 'The secret is wrong or has a space in it, or the key is self-generated (RSA).',
    remedy: 'Paste the secret again without spaces, or create a new system-generated key.',
    fixedBy: 'You',
  },
  {
    code: '10005',
    meaning: 'The key isn’t allowed to do this.',
    cause: 'The key is read-only, or the box for this market isn’t ticked.',
    remedy: 'Edit the key’s rights on Bybit. Do not add withdrawal: PT refuses such a key.',
    fixedBy: 'You',
  },
  {
    code: '10006',
    meaning: 'Too many requests for this account.',
    cause: 'Orders or changes came faster than Bybit allows. Other tools count too.',
    remedy: rules['rate-limited'].rule.replaceAll('**', ''),
    fixedBy: 'You or PT',
  },
  {
    code: '10007',
    meaning: 'Bybit couldn’t authenticate you.',
    cause: 'Bybit doesn’t say. Usually it’s the key or its account.',
    remedy: 'Log in to Bybit and check the key. If it looks right, connect a new one.',
    fixedBy: 'You or Bybit',
  },
  {
    code: '10008',
    meaning: 'The account is banned from this, or its mode doesn’t allow it.',
    cause: 'The account’s mode doesn’t fit, or Bybit has limited the account.',
    remedy: 'Check on Bybit that the account is unified and shows no notice.',
    fixedBy: 'You or Bybit',
  },
  {
    code: '10009',
    meaning: 'Either Bybit doesn’t serve your region, or the calling IP address is banned.',
    cause:
      'Bybit’s own pages disagree. If the text says “region” or “country”, it’s about location rules. If it says “IP”, it’s about the address that called, which is PT’s.',
    remedy: 'For a region, ask Bybit: PT can’t change it. For an IP, wait, then report it to PT.',
    fixedBy: 'PT or Bybit',
  },
  {
    code: '10010',
    meaning: 'The calling IP address isn’t on the key’s list.',
    cause: 'One of PT’s addresses is missing or mistyped.',
    remedy: 'Compare the list on Bybit with PT’s connect screen and add what’s missing.',
    fixedBy: 'You',
  },
  {
    code: '10016',
    meaning: 'Bybit had an internal error.',
    cause: 'The fault is at Bybit. The order may exist.',
    remedy: checkFirst,
    fixedBy: 'Bybit',
  },
  {
    code: '10018',
    meaning: 'Too many requests from one IP address.',
    cause: 'Bybit has retired this number, but older software may still show it.',
    remedy: `Treat it like HTTP 403: stop and wait at least ${pauseAfterIpLimitMinutes} minutes.`,
    fixedBy: 'PT',
  },
  {
    code: '10024',
    meaning: 'Bybit’s compliance rules stopped the request.',
    cause: 'KYC or eligibility for the product is missing, refused or under review.',
    remedy: 'Log in to Bybit and do what it asks for.',
    fixedBy: 'You or Bybit',
  },
  {
    code: '10027',
    meaning: 'Trading is banned for this account.',
    cause: 'Bybit has restricted the account.',
    remedy: 'Ask Bybit why, and whether you can still close positions.',
    fixedBy: 'Bybit',
  },
  {
    code: '10028',
    meaning: 'This only works in a unified account.',
    cause: 'The account behind the key isn’t a Unified Trading Account.',
    remedy: 'Upgrade it on Bybit, or use a unified account.',
    fixedBy: 'You',
  },
  {
    code: '33004',
    meaning: 'The key has expired (contracts).',
    cause: expiredCause,
    remedy: expiredRemedy,
    fixedBy: 'You',
  },
  {
    code: '-2015',
    meaning: 'The key has expired (spot).',
    cause: expiredCause,
    remedy: expiredRemedy,
    fixedBy: 'You',
  },
  {
    code: '110001',
    meaning: 'The order doesn’t exist, or it’s too late to change it.',
    cause: 'It filled or was cancelled a moment ago, here or on Bybit.',
    remedy: 'Look at the orders table: its status says what became of it.',
    fixedBy: 'Nothing to fix',
    source: 'bybit-2026-11',
  },
  {
    code: '110003',
    meaning: 'The price is outside the range Bybit allows now.',
    cause: 'Usually a digit or the decimal point is wrong.',
    remedy: 'Compare it with the last price and correct it.',
    fixedBy: 'You',
  },
  {
    code: '110004',
    meaning: 'The wallet balance is too low.',
    cause: 'The account holds less than the order needs.',
    remedy: fundRemedy,
    fixedBy: 'You',
  },
  {
    code: '110007',
    meaning: 'The available balance is too low.',
    cause: 'Open orders or positions hold the funds as margin.',
    remedy: fundRemedy,
    fixedBy: 'You',
  },
  {
    code: '110012',
    meaning: 'Not enough is available for this.',
    cause: 'Open orders or positions hold the funds as margin.',
    remedy: fundRemedy,
    fixedBy: 'You',
  },
  {
    code: '110017',
    meaning: 'There’s nothing to reduce, or the size rounds to zero.',
    cause: 'The position is already closed, or the size is below one step.',
    remedy: 'Look at the position first. If it’s still there, enter at least one step.',
    fixedBy: 'You',
  },
  {
    code: '110024',
    meaning: 'The position mode can’t change while a position is open.',
    cause: 'You hold a position in the symbol.',
    remedy: 'Close the position first.',
    fixedBy: 'You',
  },
  {
    code: '110028',
    meaning: 'The position mode can’t change while orders are open.',
    cause: 'You have open orders in the symbol.',
    remedy: 'Cancel them first, conditional ones too.',
    fixedBy: 'You',
  },
  {
    code: '110043',
    meaning: 'The leverage didn’t change.',
    cause: 'The symbol already has the leverage you asked for.',
    remedy: 'Nothing: it’s already set.',
    fixedBy: 'Nothing to fix',
  },
  {
    code: '110044',
    meaning: 'The available margin is too low.',
    cause: 'Positions and open orders already use the account’s margin.',
    remedy: fundRemedy,
    fixedBy: 'You',
    source: 'bybit-2026-11',
  },
  {
    code: '110061',
    meaning: 'The position has too many TP/SL orders.',
    cause: 'Bybit allows only so many partial ones.',
    remedy: 'Cancel one you no longer need.',
    fixedBy: 'You',
  },
  {
    code: '170033',
    meaning: 'The margin is too low (spot).',
    cause: 'The account can’t borrow what the order needs, or its margin is in use.',
    remedy: fundRemedy,
    fixedBy: 'You',
    source: 'bybit-2026-11',
  },
  {
    code: '170131',
    meaning: 'The balance is too low (spot).',
    cause: 'The unified account holds less of the coin you pay with than the order needs.',
    remedy: 'Lower the size, or move money from the Funding account to the unified account on Bybit.',
    fixedBy: 'You',
    source: 'bybit-2026-11',
  },
  {
    code: 'HTTP 401',
    meaning: 'Bybit didn’t accept the request as signed in.',
    cause: 'The key is wrong, or part of the signed request is missing.',
    remedy: 'Copy key and secret again and reconnect. If it stays, report it to PT.',
    fixedBy: 'You or PT',
  },
  {
    code: 'HTTP 403',
    meaning: 'Bybit turned the request away unread.',
    cause:
      'Too many requests, a malformed one, or an IP address in the US or mainland China. It’s about the address that called, which is PT’s.',
    remedy: `Wait at least ${pauseAfterIpLimitMinutes} minutes, then try once. If it’s still there, report it to PT.`,
    fixedBy: 'PT',
  },
];

/** What Bybit answers when a request fails, in our words, ordered by number within each kind. */
export const exchangeErrors = errors.map((error): ExchangeError => ({ source: 'bybit-api', ...error }));
