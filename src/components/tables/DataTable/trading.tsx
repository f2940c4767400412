import Link from '@docusaurus/Link';
import { openOrderLimits, requestLimits } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import { fundingTimes } from '@site/data/trading/funding-times';
import { orderStatuses } from '@site/data/trading/order-statuses';
import { orderTypes } from '@site/data/trading/order-types';
import { timesInForce } from '@site/data/trading/time-in-force';
import type { RightAdvice } from '@site/data/trading/types';
import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { mempoolNotes, networks } from '@site/data/wallet/networks';
import { swapErrors } from '@site/data/wallet/swap-errors';
import { defineTable, withDetail, yesOrNo } from '@site/src/components/tables/RecordTable';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import { nameIn } from '@site/src/lib/text/nameIn';
import { Fragment } from 'react';

/** A sign before the words speeds up scanning. */
const ADVICE: Readonly<Record<RightAdvice, string>> = {
  tick: '✓ Tick',
  'if-used': '○ If you use it',
  'leave-off': '– Leave empty',
  refused: '✕ PT refuses the key',
};

/** Bybit writes statuses as one word, contracts their reasons: a narrow column may break them between their parts. */
const breakable = (code: string, between: RegExp) =>
  code.split(between).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

/** Orders, keys, networks and swaps. */
export const tradingTables = {
  /** The four ways to let a contract take a token, side by side. */
  approvals: defineTable({
    label: 'Kinds of token approval',
    records: approvalKinds,
    anchor: 'approval-',
    columns: { Kind: 'name', 'What you sign': 'youSign', 'What it allows': 'allows', 'How it ends': 'ends' },
  }),
  /** When funding is settled on each venue. */
  'funding-times': defineTable({
    label: 'Funding times per venue',
    records: fundingTimes,
    anchor: ({ venue }) => `funding-times-${venue.toLowerCase()}`,
    columns: { Venue: 'venue', 'Usual settlements': 'times', Exceptions: 'others' },
  }),
  /** Which rights to give a Bybit key for PT, by what each right allows. */
  'key-rights': defineTable({
    label: 'Rights of a Bybit key',
    records: exchangePermissions,
    columns: {
      Right: 'name',
      'What it allows': 'meaning',
      'Read-only key': ({ readOnlyKey }) => ADVICE[readOnlyKey],
      'Trading key': ({ tradingKey }) => ADVICE[tradingKey],
    },
  }),
  /** Exactly what to choose on Bybit's form, by what you want to do from PT. */
  'key-recipes': defineTable({
    label: 'What to tick for each kind of key',
    records: keyRecipes,
    anchor: 'recipe-',
    columns: {
      'You want to': 'goal',
      Access: 'access',
      'Tick these boxes and no others': ({ rights, addIf }) =>
        withDetail(rights.map((id) => nameIn(exchangePermissions, id)).join(', '), addIf?.when),
      'What PT can then do': ({ can, cannot }) => withDetail(can, `It can’t: ${lowerFirst(cannot)}`),
    },
  }),
  /** The same networks at a glance: enough to choose one, and to find the right explorer. */
  networks: defineTable({
    label: 'Networks on which PT swaps',
    records: networks,
    columns: {
      Network: 'name',
      'Chain ID': 'chainId',
      'Gas is paid in': ({ currency }) => currency.symbol,
      'Who sees pending swaps': ({ pendingSwaps }) => mempoolNotes[pendingSwaps].seenBy,
      Explorer: ({ explorer }) => <Link to={explorer}>{new URL(explorer).host}</Link>,
    },
  }),
  /** Why a swap was mined and still failed, by the text that the explorer shows for it. */
  'swap-errors': defineTable({
    label: 'Reasons for which a swap reverts',
    records: swapErrors,
    columns: {
      'The explorer says': ({ texts }) =>
        texts.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' or '}
            <code>{breakable(text, /(?<=_)/)}</code>
          </Fragment>
        )),
      Meaning: ({ meaning, cause }) => `${meaning} ${cause}`,
      'What to do': 'remedy',
    },
  }),
  'order-types': defineTable({
    label: 'Order types',
    records: orderTypes,
    columns: {
      Type: 'name',
      'What it does': 'does',
      'Price certain': ({ price }) => yesOrNo(price),
      'Fill certain': ({ fill }) => (typeof fill === 'string' ? fill : yesOrNo(fill)),
    },
  }),
  'times-in-force': defineTable({
    label: 'Time in force',
    records: timesInForce,
    columns: {
      Value: ({ code, name }) => withDetail(code, name),
      'The part that can’t trade at once': 'rest',
    },
  }),
  'order-statuses': defineTable({
    label: 'Order statuses',
    records: orderStatuses,
    columns: {
      Status: ({ code }) => breakable(code, /(?=[A-Z])/),
      Meaning: 'meaning',
    },
  }),
  /** What Bybit counts, first per second, then what is open at once. */
  'bybit-limits': defineTable({
    label: 'Bybit’s limits on requests and open orders',
    records: [...requestLimits, ...openOrderLimits],
    columns: { Counted: 'counted', Limit: 'limit' },
  }),
};
