import { describeKey, judgeKey } from '@site/src/figures/ApiKeyChecklist/model';
import { describeTimeline, readTimeline } from '@site/src/figures/FundingTimeline/model';
import { bookOf, SHORT_FEED, walkBook } from '@site/src/figures/OrderBook/model';
import { type LessonId, lessons } from '@site/src/pt/lessons/lessons';
import { act } from '@site/src/pt/model/act';
import { outlookOf } from '@site/src/pt/model/practice/preview';
import { run } from '@site/src/pt/model/run';
import { startOf } from '@site/src/pt/model/start';
import type { State } from '@site/src/pt/model/types';
import { describe, expect, it } from 'vitest';

const order = { margin: 'cross', size: 0.05, leverage: 10, collateral: 500 };

/** How far the liquidation price of a long from 60,000 lies below it, without fees. */
function distance(changed: Partial<typeof order>): number {
  const { margin, size, leverage, collateral } = { ...order, ...changed };
  const [price, worth] = [60_000, size * 60_000];
  const opening = {
    side: 'long',
    quantity: size,
    price,
    feePercent: 0,
    exitFeePercent: 0,
    slippage: 0,
    funding: 0,
  } as const;
  const balance = margin === 'cross' ? collateral : worth / leverage;
  const held = { quantity: size, backing: { price, balance, maintenance: worth * 0.005 } };
  const { liquidation } = outlookOf(opening, leverage, { stopLoss: null, takeProfit: null }, held);
  return price - (liquidation ?? Number.NEGATIVE_INFINITY);
}

/** The table "Move the liquidation away" of Cost and liquidation: what helps, and what doesn't. */
it.each([
  ['isolated', 'leverage', 0.5, 'farther'],
  ['isolated', 'size', 0.5, 'the same'],
  ['cross', 'size', 0.5, 'farther'],
  ['cross', 'collateral', 1.5, 'farther'],
  ['cross', 'leverage', 2, 'the same'],
] as const)('in %s margin, %s × %d leaves liquidation %s', (margin, field, factor, outcome) => {
  const before = distance({ margin });
  const after = distance({ margin, [field]: order[field] * factor });
  if (outcome === 'farther') {
    expect(after).toBeGreaterThan(before);
  } else {
    expect(after).toBeCloseTo(before, 10);
  }
});

it('a smaller order fills where the book was too thin, as the order-book figure advises', () => {
  const book = bookOf(false, SHORT_FEED);
  expect(walkBook(book, 'buy', 1_000).isComplete).toBe(false);
  expect(walkBook(book, 'buy', 5).isComplete).toBe(true);
});

it('a key without the rights that its figure asks to untick is accepted and has no spare ones', () => {
  const judged = (...rights: Parameters<typeof judgeKey>[0]['rights']) => {
    const key = { access: 'write', rights, isBound: false } as const;
    return { ...judgeKey(key), ...describeKey(key, judgeKey(key)) };
  };
  const order = 'right-contract-order';
  expect(judged(order, 'right-withdraw').verdict).toContain('untick withdrawal');
  expect(judged(order, 'right-account-transfer').detail).toContain('untick it');
  const [before, after] = [judged(order, 'right-account-transfer'), judged(order)];
  expect(after).toMatchObject({ isRefused: false, unused: [] });
  const forPt = ({ allows }: typeof after) => allows.map(({ pt }) => pt);
  expect(forPt(after), 'PT loses nothing').toEqual(forPt(before));
});

it('a position opened or closed at the very second of a funding time counts as charged', () => {
  const held = { venue: 'Bybit', side: 'long', open: 8, close: 9 } as const;
  expect(describeTimeline(held, readTimeline(held)).detail).toContain('count on being charged');
  expect(readTimeline(held).paid).toBeGreaterThan(0);
});

describe('in the app', () => {
  const inLesson = (id: LessonId, ...lines: readonly string[]) =>
    [...lessons[id].lines, ...lines].reduce<State>(
      (state, line) => run(state, line).state,
      startOf(lessons[id].place),
    );
  const sync = (...lines: readonly string[]) => lessons.sync.verdict(inLesson('sync', ...lines));

  it('“push” saves what the widget shows, “pull” brings back what was saved, and the later save wins', () => {
    expect(sync('symbol SOLUSDT')).toMatch(/the widget SOLUSDT .*The later save will win/);
    expect(sync('symbol SOLUSDT', 'push')).toMatch(/^The saved workbench and its widget show SOLUSDT/);
    expect(sync('symbol SOLUSDT', 'pull')).toMatch(/^The saved workbench and its widget show ETHUSDT/);
  });

  it('“undo” brings back a removed widget, and no deleted alert', () => {
    const removed = inLesson('widgets', 'remove');
    expect(run(removed, 'undo').state.dashboard.widgets).toHaveLength(removed.dashboard.widgets.length + 1);
    const gone = act(inLesson('alert-states'), { kind: 'alert', at: 0, to: 'delete' }).state;
    expect(lessons['alert-states'].verdict(gone)).not.toMatch(/undo/i);
    expect(run(gone, 'undo')).toMatchObject({ ok: false, sentence: expect.stringContaining('Alerts') });
  });
});
