import { errorsIn } from '../errorsIn';
import { rules } from '../reference/rules';
import { keyLifetime, pauseAfterIpLimitMinutes } from './exchange-limits';
import type { ExchangeError } from './types';
import { wrongPositionMode } from './wrong-position-mode';

const expiredCause = `A key without bound IP addresses expires after ${keyLifetime.unboundDays} days, or ${keyLifetime.unboundDaysAfterPasswordChange} days after you change your Bybit password.`;
const expiredRemedy = 'Create a new key with PT’s addresses bound and connect it.';
const checkFirst = 'Look at the orders table and at Bybit. Send again only if the order isn’t there.';
const fundRemedy = 'Lower the size, cancel open orders, or add funds to the unified account.';

const errors = errorsIn(`
10000 (Bybit): Bybit didn’t answer in time.
  Bybit or the connection to it is slow. The order may exist.
  → ${checkFirst}
${wrongPositionMode.code} (You or PT, bybit-2026-11): A parameter of the request is wrong.
  Most often the symbol is in hedge mode (“${wrongPositionMode.text}”). Otherwise a size or price is below the minimum, above the maximum or off the symbol’s step.
  → Read the text beside the code. For hedge mode, close the symbol’s position, cancel its orders and switch it to one-way on Bybit. Otherwise round size and price to the steps Bybit lists.
10002 (PT): The request reached Bybit too late or with a wrong time.
  The connection was slow, or PT’s clock was off. Your own clock doesn’t matter.
  → Look at the orders table, then send once. Report it to PT if it happens twice.
10003 (You): Bybit doesn’t know this key.
  The key has a typo or was deleted, or it’s a key of a regional site (the EU site among them), testnet or demo. PT connects to Bybit’s main site.
  → Copy it again, or create one on the main site.
10004 (You): The signature is wrong.
  The secret is wrong or has a space in it, or the key is self-generated (RSA).
  → Paste the secret again without spaces, or create a new system-generated key.
10005 (You): The key isn’t allowed to do this.
  The key is read-only, or the box for this market isn’t ticked.
  → Edit the key’s rights on Bybit. Do not add withdrawal: PT refuses such a key.
10006 (You or PT): Too many requests for this account.
  Orders or changes came faster than Bybit allows. Other tools count too.
  → ${rules['rate-limited'].rule.replaceAll('**', '')}
10007 (You or Bybit): Bybit couldn’t authenticate you.
  Usually it’s the key or its account.
  → Log in to Bybit and check the key. If it looks right, connect a new one.
10008 (You or Bybit): The account is banned from this, or its mode doesn’t allow it.
  The account’s mode doesn’t fit, or Bybit has limited the account.
  → Check on Bybit that the account is unified and shows no notice.
10009 (PT or Bybit): Either Bybit doesn’t serve your region, or the calling IP address is banned.
  If the text says “region” or “country”, it’s about location rules. If it says “IP”, it’s about the address that called, which is PT’s.
  → For a region, ask Bybit: PT can’t change it. For an IP, wait, then report it to PT.
10010 (You): The calling IP address isn’t on the key’s list.
  One of PT’s addresses is missing or mistyped.
  → Compare the list on Bybit with PT’s connect screen and add what’s missing.
10016 (Bybit): Bybit had an internal error.
  The fault is at Bybit. The order may exist.
  → ${checkFirst}
10018 (PT): Too many requests from one IP address.
  Bybit has retired this number, but older software may still show it.
  → Treat it like HTTP 403: stop and wait at least ${pauseAfterIpLimitMinutes} minutes.
10024 (You or Bybit): Bybit’s compliance rules stopped the request.
  KYC or eligibility for the product is missing, refused or under review.
  → Log in to Bybit and do what it asks for.
10027 (Bybit): Trading is banned for this account.
  Bybit has restricted the account.
  → Ask Bybit why, and whether you can still close positions.
10028 (You): This only works in a unified account.
  The account behind the key isn’t a Unified Trading Account.
  → Upgrade it on Bybit, or use a unified account.
33004 (You): The key has expired (contracts).
  ${expiredCause}
  → ${expiredRemedy}
-2015 (You): The key has expired (spot).
  ${expiredCause}
  → ${expiredRemedy}
110001 (Nothing to fix, bybit-2026-11): The order doesn’t exist, or it’s too late to change it.
  It filled or was cancelled a moment ago, here or on Bybit.
  → Look at the orders table: its status says what became of it.
110003 (You): The price is outside the range Bybit allows now.
  Usually a digit or the decimal point is wrong.
  → Compare it with the last price and correct it.
110004 (You): The wallet balance is too low.
  The account holds less than the order needs.
  → ${fundRemedy}
110007 (You): The available balance is too low.
  Open orders or positions hold the funds as margin.
  → ${fundRemedy}
110012 (You): Not enough is available for this.
  Open orders or positions hold the funds as margin.
  → ${fundRemedy}
110017 (You): There’s nothing to reduce, or the size rounds to zero.
  The position is already closed, or the size is below one step.
  → Look at the position first. If it’s still there, enter at least one step.
110024 (You): The position mode can’t change while a position is open.
  You hold a position in the symbol.
  → Close the position first.
110028 (You): The position mode can’t change while orders are open.
  You have open orders in the symbol.
  → Cancel them first, conditional ones too.
110043 (Nothing to fix): The leverage didn’t change.
  The symbol already has the leverage you asked for.
  → Nothing: it’s already set.
110044 (You, bybit-2026-11): The available margin is too low.
  Positions and open orders already use the account’s margin.
  → ${fundRemedy}
110061 (You): The position has too many TP/SL orders.
  Bybit allows only so many partial ones.
  → Cancel one you no longer need.
170033 (You, bybit-2026-11): The margin is too low (spot).
  The account can’t borrow what the order needs, or its margin is in use.
  → ${fundRemedy}
170131 (You, bybit-2026-11): The balance is too low (spot).
  The unified account holds less of the coin you pay with than the order needs.
  → Lower the size, or move money from the Funding account to the unified account on Bybit.
HTTP 401 (You or PT): Bybit didn’t accept the request as signed in.
  The key is wrong, or part of the signed request is missing.
  → Copy key and secret again and reconnect. If it stays, report it to PT.
HTTP 403 (PT): Bybit turned the request away unread.
  Too many requests, a malformed one, or an IP address in the US or mainland China. It’s about the address that called, which is PT’s.
  → Wait at least ${pauseAfterIpLimitMinutes} minutes, then try once. If it’s still there, report it to PT.
`);

/** What Bybit answers when a request fails, in our words, ordered by number within each kind. */
export const exchangeErrors = errors.map(
  ({ readIn = 'bybit-api', ...error }) => ({ ...error, source: readIn }) as ExchangeError,
);
