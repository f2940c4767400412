/* Any orders on any day, followed in two ways. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, MINUTE, priceAt, START } from '../../markets/series';
import { BARE, equityOf, positionIn, unrealisedIn } from './account';
import { type Instruction, orderLine, readInstruction } from './lines';
import { accountAt, isProblem, withAsked } from './replay';
import { SecondAccount } from './second';
import type { Account, Asked, Ticket } from './types';

const SYMBOL = 'SOLUSDT';
export const ticketOf = (given: Partial<Ticket> = {}): Ticket => ({
  ...BARE,
  symbol: SYMBOL,
  side: 'buy',
  quantity: 10,
  ...given,
});

/** What is asked for at a minute, with levels in % of the price then. */
type Plan = {
  readonly minute: number;
  readonly does: 'order' | 'close' | 'cancel';
  readonly ticket: Ticket;
  readonly away: number;
  readonly exits: readonly [number | null, number | null];
};
const plan: fc.Arbitrary<Plan> = fc.record({
  minute: fc.nat(1_200),
  does: fc.constantFrom('order', 'order', 'order', 'order', 'close', 'cancel'),
  ticket: fc
    .record({
      side: fc.constantFrom('buy', 'sell'),
      kind: fc.constantFrom('market', 'limit', 'conditional'),
      quantity: fc.constantFrom(0.1, 3, 40.5, 400, 1_500, 8_000),
      rest: fc.constantFrom('GTC', 'GTC', 'IOC', 'FOK', 'PostOnly'),
      isReduceOnly: fc.boolean(),
    })
    .map((given) => ticketOf(given as Partial<Ticket>)),
  away: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  exits: fc.tuple(
    fc.option(fc.double({ min: 0.1, max: 3, noNaN: true }), { freq: 2 }),
    fc.option(fc.double({ min: 0.1, max: 3, noNaN: true }), { freq: 2 }),
  ),
}) as fc.Arbitrary<Plan>;

/** As large as the deposit carries, so that a usual day liquidates it. */
const LARGE: Plan = {
  minute: 0,
  does: 'order',
  ticket: ticketOf({ quantity: 7_500 }),
  away: 0,
  exits: [null, null],
};

const inTicks = (price: number) => Math.round(price * 100) / 100;

function askedAt({ does, ticket, away, exits }: Plan, mark: number): Asked {
  if (does !== 'order') {
    return does === 'close' ? { does, symbol: SYMBOL, share: 50 } : { does, id: 'all' };
  }
  const { side, kind } = ticket;
  const level = inTicks(mark * (1 + away / 100));
  const entry = kind === 'market' ? mark : level;
  const sign = side === 'buy' ? 1 : -1;
  const [gain, loss] = ticket.isReduceOnly ? [null, null] : exits;
  return {
    does,
    ticket: {
      ...ticket,
      price: kind === 'limit' ? level : null,
      trigger: kind === 'conditional' ? level : null,
      takeProfit: gain && inTicks(entry * (1 + (sign * gain) / 100)),
      stopLoss: loss && inTicks(entry * (1 - (sign * loss) / 100)),
    },
  };
}

const DAYS = 1;

const asking = (words: string) => readInstruction(`practice ${words}`) as Instruction;
const wordsOf = (asks: Asked) =>
  asks.does === 'order'
    ? orderLine(asks.ticket)
    : asks.does === 'close'
      ? `close ${SYMBOL} 50`
      : 'cancel all';

function ask(second: SecondAccount, asks: Asked, time: number) {
  if (asks.does === 'order') {
    second.enter(asks.ticket, time);
  } else if (asks.does === 'close') {
    second.closeShare(50, time);
  } else {
    second.waiting = [];
  }
}

/** Deposits + realised − fees − funding + unrealised, and the same as the cash and coins of the second way. */
function checkEquity(account: Account, second: SecondAccount): void {
  const held = positionIn(account, SYMBOL)?.quantity ?? 0;
  const { realised, fees, funding } = account;
  expect(held, `held at ${new Date(account.time).toISOString()}`).toBeCloseTo(second.held, 6);
  expect(equityOf(account)).toBeCloseTo(second.cash + second.held * second.mark, 4);
  expect(equityOf(account)).toBeCloseTo(10_000 + realised - fees - funding + unrealisedIn(account), 6);
}

function follow(plans: readonly Plan[], mode: 'cross' | 'isolated', leverage: number, from: number) {
  const second = new SecondAccount(SYMBOL, mode === 'cross', leverage);
  let lines: readonly string[] = [];
  for (const setting of [`mode ${mode}`, `leverage ${SYMBOL} ${leverage}`]) {
    const done = withAsked(lines, from, asking(setting));
    lines = isProblem(done) ? lines : done.lines;
  }
  const seen = { fills: 0, refused: 0, liquidated: 0 };
  for (let time = from; time < from + DAYS * DAY; time += MINUTE) {
    second.mark = priceAt(SYMBOL, time);
    for (const each of plans.filter(({ minute }) => from + minute * MINUTE === time)) {
      const asks = askedAt(each, second.mark);
      const done = withAsked(lines, time, asking(wordsOf(asks)));
      seen.refused += Number(isProblem(done));
      if (!isProblem(done)) {
        lines = done.lines;
        ask(second, asks, time);
      }
    }
    second.minute(time);
    const account = accountAt(lines, time + MINUTE);
    // Whoever couldn't pay at the trigger isn't followed: the second way knows no margin.
    if (account.news.some(({ sentence }) => sentence.includes('110007'))) {
      return { seen, account };
    }
    checkEquity(account, second);
    seen.liquidated = second.liquidatedAt.length;
  }
  const account = accountAt(lines, from + DAYS * DAY);
  seen.fills = account.orders.filter(({ filled }) => filled > 0).length;
  // Worked out again from the lines alone, in one go.
  const again = accountAt([...lines], from + DAYS * DAY);
  expect(again).toEqual(account);
  return { seen, account };
}

function checkLimits({ orders }: Account): void {
  for (const { side, price, filled, paid } of orders.filter(
    (order) => order.price !== null && order.filled > 0,
  )) {
    const average = paid / filled;
    const sign = side === 'buy' ? 1 : -1;
    expect(sign * ((price ?? 0) - average)).toBeGreaterThan(-1e-6);
  }
}

/** Whatever is asked for, both ways agree at every minute; the counts say that something happened. */
export function checkPractice(mode: 'cross' | 'isolated', numRuns: number, seed: number) {
  const total = { fills: 0, refused: 0, liquidated: 0 };
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom([], [LARGE]), fc.array(plan, { minLength: 1, maxLength: 10 })),
      fc.constantFrom(5, 100),
      fc.nat(200),
      ([first, plans], leverage, day) => {
        const { seen, account } = follow(
          [...first, ...plans],
          mode,
          leverage,
          START - 14.5 * 60 * MINUTE + day * DAY,
        );
        checkLimits(account);
        total.fills += seen.fills;
        total.refused += seen.refused;
        total.liquidated += seen.liquidated;
      },
    ),
    { numRuns, seed },
  );
  return total;
}
