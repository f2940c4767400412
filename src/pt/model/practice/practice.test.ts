import { liquidationPrices } from '@site/data/examples/bybit';
import { workspaceMarkets, workspaceSymbols } from '@site/data/samples/workspace';
import { describe, expect, it } from 'vitest';
import { MINUTE, priceAt, START } from '../../markets/walk';
import { act } from '../act';
import { play } from '../play';
import { run } from '../run';
import { startOf } from '../start';
import type { State } from '../types';
import { accountOf, orderLines, practise, previewOf, sizeOfShare } from '.';
import { equityOf, liquidationOf, MARKET_TICKET, markOf, newAccount, positionIn, trade } from './account';
import { readInstruction } from './lines';
import { accountAt, withCurrentMark } from './replay';
import type { Ticket } from './types';

const ticketOf = (given: Partial<Ticket>): Ticket => ({
  ...MARKET_TICKET,
  symbol: 'SOLUSDT',
  side: 'buy',
  quantity: 10,
  ...given,
});

function having(state: State, ...lines: readonly string[]): State {
  return lines.reduce((before, line) => {
    const { state: next, ok, sentence } = act(before, { kind: 'practice', line: `practice ${line}` });
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, state);
}
const start = startOf();
const mark = priceAt('BTCUSDT', START);

/** Plays until something is held or said about it no more. */
const playedFor = (state: State, minutes: number) => play(state, minutes).state;

describe('an order', () => {
  it('walks the book at market, and says what it paid', () => {
    const { state, sentence } = act(start, {
      kind: 'practice',
      line: 'practice buy 1 BTCUSDT market sl=60000',
    });
    const account = accountOf(state);
    const position = positionIn(account, 'BTCUSDT');
    expect(position?.quantity).toBe(1);
    expect(position?.entry).toBeGreaterThan(mark);
    expect(sentence).toMatch(/^Practice: Market buy 1\.000 BTC: bought 1\.000 BTC at 67,27\d\.\d\.$/);
    expect(account.orders.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'Order Filled',
      'Stop-loss Untriggered',
    ]);
  });

  it('is taken back by undo, with all that came of it', () => {
    const state = playedFor(having(start, 'buy 1 BTCUSDT market'), 3 * 24 * 60);
    expect(accountOf(state).funding).not.toBe(0);
    const undone = run(state, 'undo').state;
    expect(equityOf(accountOf(undone))).toBe(10_000);
    expect(accountOf(run(undone, 'redo').state)).toEqual(accountOf(state));
  });

  it('tells what time brings, in the log too', () => {
    const { state, traded: news } = play(having(start, 'buy 1 BTCUSDT market'), 480);
    expect(news).toEqual([
      expect.stringMatching(/^Practice: Funding of BTCUSDT at [-\d.]+%: paid [\d.]+ USDT\.$/),
    ]);
    expect(state.log.at(-1)?.sentence).toBe(news?.[0]);
  });

  it('stands still during a replay', () => {
    const replay = run(having(start, 'buy 1 BTCUSDT market'), 'replay 2025-03-01').state;
    expect(accountOf(replay).positions).toHaveLength(1);
    expect(act(replay, { kind: 'practice', line: 'practice close BTCUSDT 100' }).ok).toBe(false);
  });
});

describe('a line that can’t be read or done', () => {
  it.each([
    'buy 0 BTCUSDT market',
    'buy -1 BTCUSDT market',
    'buy 1e309 BTCUSDT market',
    'buy lots BTCUSDT market',
    'buy 1 DOGEUSDT market',
    'buy 1 BTCUSDT limit',
    'buy 1 BTCUSDT market 67000',
    'buy 1 BTCUSDT market sl=-5',
    'buy 1 BTCUSDT market sl=70000',
    'sell 1 BTCUSDT market tp=70000',
    'buy 1 BTCUSDT limit 67000 tif=IOC',
    'buy 1 BTCUSDT limit 67000 post-only',
    'sell 1 BTCUSDT conditional 66000 limit 65900',
    'collateral BTCUSDT',
    'add BTCUSDT 100',
    'leverage BTCUSDT 101',
    'leverage BTCUSDT 0.5',
    'close BTCUSDT 150',
    'mode portfolio',
    'constructor 1 2',
    '2030-01-01T00:00 buy 1 BTCUSDT market',
    'nonsense',
    '',
  ])('“%s” changes nothing and says why', (line) => {
    const { ok, sentence, state } = act(start, { kind: 'practice', line: `practice ${line}` });
    expect([ok, state.practice, sentence]).toEqual([
      false,
      [],
      expect.stringMatching(/^Practice: .+\.|market sl=/),
    ]);
  });
});

describe('liquidation', () => {
  it.each([
    ['cross', 'long', 10, 'crossLong'],
    ['cross', 'short', 10, 'crossShort'],
    ['isolated', 'long', 10, 'long'],
    ['isolated', 'short', 10, 'short'],
    ['isolated', 'long', 50, 'highLong'],
  ] as const)('%s %s at %s× stands where the page works it out', (mode, side, times, name) => {
    const { values } = liquidationPrices;
    const wallet = (values.collateral ?? 0) - (values.others ?? 0);
    const fresh = {
      ...newAccount(START, mode),
      wallet,
      leverages: { BTCUSDT: times },
      marks: { BTCUSDT: 60_000 },
    };
    const ticket = { symbol: 'BTCUSDT', side: side === 'long' ? 'buy' : 'sell' } as const;
    const account = trade(fresh, ticket, 0.05, 60_000, 0);
    const [position] = account.positions;
    expect(position && liquidationOf(account, position)).toBeCloseTo(values[name] ?? 0, 2);
  });

  it.each(['cross', 'isolated'] as const)('comes at the price that the ticket showed, %s', (mode) => {
    const size = mode === 'cross' ? 13 : 5;
    const first = having(start, `mode ${mode}`, 'leverage BTCUSDT 100');
    const ticket = ticketOf({ symbol: 'BTCUSDT', side: 'sell', quantity: size });
    const { liquidation } = previewOf(accountOf(first), ticket);
    const { news, funding } = accountOf(playedFor(having(first, `sell ${size} BTCUSDT market`), 6 * 24 * 60));
    const gone = news.find(({ kind }) => kind === 'liquidation');
    const at = Number(gone?.sentence.match(/liquidated at ([\d,.]+):/)?.[1]?.replaceAll(',', ''));
    // In cross margin, maintenance margin grows by 0.5% with the mark and the account pays funding meanwhile.
    const away = (liquidation ?? 0) - mark - (mode === 'cross' ? funding / size : 0);
    expect(at).toBeCloseTo(mark + away / (mode === 'cross' ? 1.005 : 1), 1);
  });
});

describe('another price of a waiting order', () => {
  const waits = having(start, 'buy 0.05 BTCUSDT limit 66000 sl=65000');
  const held = having(start, 'buy 0.05 BTCUSDT market sl=65000 tp=70000', 'sell 0.05 BTCUSDT limit 69000');
  const full = having(start, 'leverage BTCUSDT 1', 'buy 0.149 BTCUSDT limit 66000');
  const states = { waits, held, full };
  const lineOf = (state: State, name: string) =>
    orderLines(state, 'BTCUSDT').find((line) => line.name === name);
  const moved = (state: State, name: string, price: number) => {
    const line = lineOf(state, name)?.move?.(price) ?? '';
    return act(state, { kind: 'practice', line });
  };

  it.each([
    ['waits', 'Buy', 66_500.04, 66_500, 'Practice: Limit buy 0.050 BTC at 66,500.0, moved from 66,000.0.'],
    ['held', 'Stop-loss', 66_000, 66_000, 'Practice: Stop-loss at 66,000.0, moved from 65,000.0.'],
    ['held', 'Take-profit', 68_000, 68_000, 'Practice: Take-profit at 68,000.0, moved from 70,000.0.'],
    ['held', 'Sell', 68_500, 68_500, 'Practice: Limit sell 0.050 BTC at 68,500.0, moved from 69,000.0.'],
  ] as const)(
    '%s: %s to %s is kept on the tick, and undo brings the old one back',
    (of, name, to, price, words) => {
      const state = states[of];
      const done = moved(state, name, to);
      expect([done.ok, done.sentence]).toEqual([true, words]);
      expect(lineOf(done.state, name)?.price).toBe(price);
      expect(lineOf(run(done.state, 'undo').state, name)).toMatchObject({
        ...lineOf(state, name),
        move: expect.any(Function),
      });
    },
  );

  it.each([
    ['held', 'Stop-loss', 68_000, '10001', 'stop-loss of a long is below the last price'],
    ['held', 'Take-profit', 66_000, '10001', 'take-profit of a long is above the last price'],
    ['waits', 'Buy', 64_000, '10001', 'stop-loss of a long is below its entry'],
    ['full', 'Buy', 67_200, '110007', 'are free'],
  ] as const)('%s: %s to %s is refused', (of, name, to, code, words) => {
    const state = states[of];
    const { ok, sentence, state: next } = moved(state, name, to);
    expect([ok, sentence]).toEqual([false, expect.stringContaining(`${code}. `)]);
    expect(sentence).toContain(words);
    expect(next.practice).toBe(state.practice);
  });

  it('fills a limit that is moved past the market, as a taker', () => {
    const [order] = accountOf(moved(waits, 'Buy', 67_500).state).orders;
    expect([order?.status, order?.price]).toEqual(['Filled', 67_500]);
    expect(order?.paid).toBeLessThan(0.05 * 67_300);
    expect(accountOf(moved(waits, 'Buy', 67_500).state).fees).toBeCloseTo((order?.paid ?? 0) * 0.00055, 9);
  });

  it('is offered with what the line is, its size and what it would bring', () => {
    const entry = positionIn(accountOf(held), 'BTCUSDT')?.entry ?? 0;
    const lines = orderLines(held, 'BTCUSDT').map(({ kind, size, profit }) => [kind, size, profit]);
    expect(lines).toEqual([
      ['entry', 0.05, expect.closeTo((mark - entry) * 0.05, 6)],
      ['target', 0.05, expect.closeTo((70_000 - entry) * 0.05, 6)],
      ['stop', 0.05, expect.closeTo((65_000 - entry) * 0.05, 6)],
      ['order', 0.05, expect.closeTo((69_000 - entry) * 0.05, 6)],
    ]);
    const stop = lineOf(held, 'Stop-loss');
    expect(accountOf(act(held, { kind: 'practice', line: stop?.cancel ?? '' }).state).orders).toContainEqual(
      expect.objectContaining({ role: 'Stop-loss', status: 'Deactivated' }),
    );
  });
});

describe('before it’s sent', () => {
  it.each(
    workspaceSymbols.flatMap((symbol) =>
      [1, 2, 5, 10, 25, 50, 100].flatMap((leverage) =>
        ['2025-03-01T00:00', '2025-09-12T09:41', '2026-02-20T14:30'].map(
          (time) => [symbol, leverage, time] as const,
        ),
      ),
    ),
  )('accepts 100%% of what is free: %s at %s×, %s', (symbol, leverage, time) => {
    const moment = Date.parse(`${time}Z`);
    const account = withCurrentMark(
      accountAt([`practice ${time} leverage ${symbol} ${leverage}`], moment),
      symbol,
    );
    for (const side of ['buy', 'sell'] as const) {
      const ticket = ticketOf({ symbol, side });
      const quantity = sizeOfShare(account, ticket, 100);
      const { problem, worth } = previewOf(account, { ...ticket, quantity });
      expect(problem).toBeNull();
      // free × leverage ÷ (1 + leverage × 2 × taker fee), less one step of the size at most.
      const most = (10_000 * leverage) / (1 + leverage * 0.0011);
      const step = 1 / workspaceMarkets[symbol].lots;
      expect(most - worth).toBeGreaterThanOrEqual(0);
      expect(most - worth).toBeLessThan(step * markOf(account, symbol) * 1.001 + most * 2e-5);
      const larger = { ...ticket, quantity: quantity + step };
      expect(previewOf(account, larger).problem?.sentence).toMatch(/It needs|multiple/);
    }
  });

  it('shows break-even, and what the exits would bring', () => {
    const ticket = ticketOf({ symbol: 'BTCUSDT', quantity: 1, stopLoss: 66_000, takeProfit: 69_000 });
    const { price, breakEven, atStop, atTarget, ratio, isStopTooLate } = previewOf(accountOf(start), ticket);
    expect(breakEven).toBeGreaterThan(price * 1.0011);
    const done = having(start, 'buy 1 BTCUSDT market sl=66000 tp=69000');
    const { funding } = previewOf(accountOf(start), ticket);
    expect(funding).not.toBe(0);
    expect(previewOf(accountOf(start), ticket, 168).funding).toBeCloseTo(funding * 7, 6);
    // The stop closes at market, so it slips as far as the entry did: break-even counts the same.
    expect(atStop).toBeCloseTo(66_000 - price - (price + 66_000) * 0.00055 - funding - (price - mark), 4);
    expect(ratio).toBeCloseTo((atTarget ?? 0) / -(atStop ?? 0), 6);
    expect(isStopTooLate).toBe(false);
    expect(markOf(accountOf(done), 'BTCUSDT')).toBe(mark);
    const steep = accountOf(having(start, 'mode isolated', 'leverage BTCUSDT 100'));
    expect(previewOf(steep, ticket).isStopTooLate).toBe(true);
  });

  it.each([
    // 67,200 × 1.0002 + 3 × 29.70 of funding, ÷ (1 − 0.00055).
    ['buy', 67_200, (67_200 * 1.0002 + 3 * 29.7024) / 0.99945],
    ['sell', 67_400, (67_400 * 0.9998 + 3 * 29.7908) / 1.00055],
  ] as const)('counts the maker fee on the way in of a limit that waits, %s', (side, price, expected) => {
    const ticket = ticketOf({ symbol: 'BTCUSDT', side, kind: 'limit', price, quantity: 1 });
    const { breakEven, fees, slippage } = previewOf(accountOf(start), ticket);
    expect(breakEven).toBeCloseTo(expected, 1);
    expect([fees, slippage]).toEqual([expect.closeTo(price * 0.00075, 6), 0]);
  });

  it('shows the slippage of a conditional order as that of the market order it becomes', () => {
    const preview = (given: object) =>
      previewOf(accountOf(start), ticketOf({ symbol: 'BTCUSDT', quantity: 1, ...given }));
    const { slippage } = preview({ kind: 'conditional', trigger: 68_000 });
    expect(slippage).toBeGreaterThan(0);
    expect(slippage).toBeCloseTo(preview({}).slippage, 6);
  });

  it('reads back every line that it writes', () => {
    const lines = [
      'buy 0.05 BTCUSDT limit 66800 tp=68400 sl=66100',
      'sell 1.5 ETHUSDT conditional 1900 reduce-only',
      'close SOLUSDT 25',
      'cancel all',
      'exits BTCUSDT tp=70000 sl=65000',
      'move 3 price=66500',
      'lesson stop',
    ];
    for (const line of lines) {
      expect(readInstruction(`practice ${line}`), line).not.toBeNull();
    }
    const state = having(start, lines[0] ?? '', 'cancel all');
    expect(state.practice[0]).toBe(
      'practice 2026-02-20T14:30 buy 0.05 BTCUSDT limit 66800 tp=68400 sl=66100',
    );
    const again = state.practice.reduce<State>(
      (before, line) => practise(before, line).state ?? before,
      start,
    );
    expect(again.practice).toEqual(state.practice);
    expect(accountOf(playedFor(again, MINUTE / MINUTE))).toEqual(accountOf(playedFor(state, 1)));
  });
});
