import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as bars from '../../markets/bars';
import * as book from '../../markets/book';
import * as flow from '../../markets/flow';
import * as funding from '../../markets/funding';
import * as walk from '../../markets/walk';
import {
  balanceOf,
  freeOf,
  liquidationOf,
  liquidationPrice,
  newAccount,
  positionIn,
  unrealisedIn,
} from './account';
import { readInstruction } from './lines';
import { previewOf, sizeOfShare } from './preview';
import { accountAt, addInstruction, isProblem, withCurrentMark } from './replay';
import type { Ticket } from './types';

/* Practice against rules written by hand (rules.txt), on a market that is made by hand too. */

const MINUTE = 60_000;
/** An hour before funding is settled. */
const BEGIN = Date.parse('2026-03-02T07:00Z');
const BASE: Readonly<Record<SampleSymbol, number>> = { BTCUSDT: 60_000, ETHUSDT: 2_000, SOLUSDT: 100 };

type Trade = {
  readonly time: number;
  readonly price: number;
  readonly quantity: number;
  readonly symbol: SampleSymbol;
};
type Market = {
  readonly trades: readonly Trade[];
  readonly asks: readonly { readonly price: number; readonly quantity: number }[];
  /** In % for 8 hours. */
  readonly rate: number;
  /** Minutes that pass, at least. */
  readonly until: number;
};
const CALM: Market = { trades: [], asks: [], rate: 0, until: 0 };
let market = CALM;

const priceAt = (of: SampleSymbol, time: number) =>
  market.trades.findLast((trade) => trade.symbol === of && trade.time <= time)?.price ?? BASE[of];
const within = (of: SampleSymbol, from: number, until: number) =>
  market.trades.filter(({ symbol, time }) => symbol === of && time >= from && time < until);

beforeAll(() => {
  vi.spyOn(walk, 'priceAt').mockImplementation(priceAt);
  vi.spyOn(flow, 'printsOf').mockImplementation((symbol, minute) =>
    within(symbol, minute, minute + MINUTE).map((trade) => ({ ...trade, taker: 'buy' as const })),
  );
  vi.spyOn(bars, 'barBetween').mockImplementation((symbol, from, until) => {
    const prices = [priceAt(symbol, from), ...within(symbol, from, until).map(({ price }) => price)];
    return { low: Math.min(...prices), high: Math.max(...prices) } as ReturnType<typeof bars.barBetween>;
  });
  vi.spyOn(funding, 'fundingAt').mockImplementation(() => market.rate);
  vi.spyOn(book, 'bookAt').mockImplementation((symbol, time) => {
    const level = { price: priceAt(symbol, time), quantity: 1e6 };
    return { bids: [level], asks: market.asks.length > 0 ? market.asks : [level] };
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** A line with the minute at which it's sent, where that isn't the first: `5: close BTCUSDT 100`. */
const momentOf = (line: string) => BEGIN + Number(/^(\d+): /.exec(line)?.[1] ?? 0) * MINUTE;
const wordsOf = (line: string) => `practice ${line.replace(/^\d+: /, '')}`;

/** Sends lines one after the other, and lets time pass until a minute after the last thing that happens. */
function accountAfter(lines: readonly string[]) {
  let sent: readonly string[] = [];
  let refusal = '';
  for (const line of lines) {
    const read = readInstruction(wordsOf(line));
    const done = read && addInstruction(sent, momentOf(line), read);
    if (!done || isProblem(done)) {
      refusal = done ? (done.code ?? done.sentence) : 'unreadable';
      continue;
    }
    sent = done.lines;
  }
  const moments = [...lines.map(momentOf), ...market.trades.map(({ time }) => time)];
  const end = Math.ceil(Math.max(...moments, BEGIN + market.until * MINUTE) / MINUTE + 1) * MINUTE;
  return { account: accountAt(sent, end), refusal };
}

/** What a row of `rules.txt` can ask for; numbers are compared to a thousandth. */
function factsOf(lines: readonly string[]) {
  const { account, refusal } = accountAfter(lines);
  const position = positionIn(account, 'BTCUSDT');
  return {
    wallet: account.wallet,
    fees: account.fees,
    funding: account.funding,
    realised: account.realised,
    free: freeOf(account),
    balance: balanceOf(account),
    unrealised: unrealisedIn(account),
    size: position?.quantity ?? 0,
    entry: position?.entry,
    margin: position?.margin,
    others: account.positions.length - Number(position !== undefined),
    /** As the page shows it, and where it comes. */
    estimate: position && liquidationOf(account, position),
    liquidation: position && liquidationPrice(account, position),
    orders: account.orders
      .map(({ role, status, price, trigger, filled }) =>
        [role, status, price ?? trigger ?? '', filled || ''].join(' ').trim().replace(/\s+/g, ' '),
      )
      .join(' · '),
    news: account.news.map(({ kind }) => kind).join(' '),
    refusal,
  };
}

const afterName = (text: string) => text.slice(text.indexOf(' ') + 1);
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

/** `asks 60000x0.05 60010x0.05; trades 1@61000; rate 0.01; until 60` */
function marketOf(text: string): Market {
  const said = new Map(text.split('; ').map((part) => [part.split(' ')[0], afterName(part).split(' ')]));
  return {
    trades: (said.get('trades') ?? []).map((trade): Trade => {
      const [, minute, price, quantity = 1, coin = 'BTC'] =
        /^(\d+)@([\d.]+)(?:x([\d.]+))?([A-Z]+)?$/.exec(trade) ?? [];
      return {
        time: BEGIN + (Number(minute) + 0.5) * MINUTE,
        price: Number(price),
        quantity: Number(quantity),
        symbol: `${coin}USDT` as SampleSymbol,
      };
    }),
    asks: (said.get('asks') ?? []).map((level) => {
      const [price = 0, quantity = 0] = level.split('x').map(Number);
      return { price, quantity };
    }),
    rate: Number(said.get('rate')?.[0] ?? 0),
    until: Number(said.get('until')?.[0] ?? 0),
  };
}

const rows = readFileSync(path.join(import.meta.dirname, 'rules.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

describe('by the rules', () => {
  it('are a good number', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.length !== 5)).toEqual([]);
  });

  it('name codes that the page of Bybit’s errors has', () => {
    const codes = rows.flatMap(([, , , expected = '']) => /refusal (\d+)/.exec(expected)?.[1] ?? []);
    expect(exchangeErrors.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  });

  it.each(rows)('%s', (_rule = '', lines = '', given = '', expected = '') => {
    market = marketOf(given);
    const facts: Readonly<Record<string, unknown>> = factsOf(lines.split(' / '));
    for (const part of [...(/\brefusal /.test(expected) ? [] : ['refusal ']), ...expected.split('; ')]) {
      const [name = ''] = part.split(' ');
      const fact = facts[name];
      expect(typeof fact === 'number' ? numberIn(afterName(part)) : afterName(part), name).toEqual(
        typeof fact === 'number' ? expect.closeTo(fact, 3) : fact,
      );
    }
  });
});

describe('before it’s sent', () => {
  const ticket: Ticket = {
    symbol: 'BTCUSDT',
    side: 'buy',
    kind: 'market',
    quantity: 1,
    price: null,
    trigger: null,
    takeProfit: null,
    stopLoss: null,
    isReduceOnly: false,
  };
  const fresh = () => withCurrentMark(newAccount(BEGIN), 'BTCUSDT');

  it.each([
    [100, 1.648, '10,000 ÷ (60,000 × 10.11%) = 1.64854'],
    [50, 0.824, '5,000 ÷ 6,066 = 0.82427'],
    [10, 0.164, '1,000 ÷ 6,066 = 0.16485'],
  ])('%s%% of what is available is %s BTC', (share, size) => {
    market = CALM;
    expect(sizeOfShare(fresh(), ticket, share)).toBe(size);
  });

  it.each([
    ['a market buy', {}, { cost: 6_000, fees: 66, breakEven: 60_066.0363 }, '60,000 × 1.00055 ÷ 0.99945'],
    ['a market sale', { side: 'sell' }, { breakEven: 59_934.0363 }, '60,000 × 0.99945 ÷ 1.00055'],
    [
      'a limit that waits',
      { kind: 'limit', price: 59_900 },
      { cost: 5_990, fees: 44.925, breakEven: 59_944.9497 },
      '59,900 × 1.0002 ÷ 0.99945; 59,900 × 0.075%',
    ],
    [
      'its stop and target',
      { stopLoss: 59_000, takeProfit: 62_000 },
      { atStop: -1_065.45, atTarget: 1_932.9, ratio: 1.8142 },
      '−1,000 − 33 − 32.45; 2,000 − 33 − 34.10',
    ],
  ] as const)('%s', (_name, given, expected, _sum) => {
    market = CALM;
    const preview: Readonly<Record<string, unknown>> = previewOf(fresh(), { ...ticket, ...given });
    for (const [name, value] of Object.entries(expected)) {
      expect(preview[name], name).toBeCloseTo(value, 3);
    }
  });
});
