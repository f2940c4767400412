// @vitest-environment happy-dom

import { render, type } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { act as perform } from '../../model/act';
import { accountOf } from '../../model/practice';
import type { Gesture, State } from '../../model/types';
import { type Answer, stateAfter, stillWorkspace, type Workspace } from '../screen';
import Practice from './Practice';
import Ticket from './Ticket';

/** The ticket and the tables of an account after some lines, in a reader's hands. */
function trade(...lines: readonly string[]) {
  let latest = stateAfter(lines.map((line) => `practice ${line}`));
  function Live() {
    const [{ state, answer }, set] = useState<{ state: State; answer: Answer }>({
      state: latest,
      answer: { sentence: '', ok: true },
    });
    const gesture = (asked: Gesture) => {
      const { state: next, sentence, ok } = perform(latest, asked);
      latest = next;
      set({ state: next, answer: { sentence, ok, gesture: asked.kind } });
    };
    const app: Workspace = { ...stillWorkspace(state), isStill: false, answer, act: gesture };
    return (
      <>
        <Ticket app={app} />
        <Practice app={app} />
      </>
    );
  }
  const container = render(<Live />);
  const field = (label: string) => container.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  const press = (text: string) =>
    act(() =>
      [...container.querySelectorAll('button')]
        .findLast(({ textContent }) => textContent?.startsWith(text))
        ?.click(),
    );
  const foot = () => container.querySelector('[class*="foot"]')?.textContent ?? '';
  const rows = () =>
    [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, -1).map(({ textContent }) => textContent),
    );
  const submit = () =>
    act(() => void container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
  return { container, field, press, foot, rows, submit, account: () => accountOf(latest) };
}

it('the foot has its three lines before and after a size is typed, and says what is sent and what came of it', () => {
  const { field, foot, submit, container } = trade();
  expect(foot()).toBe('BuySellCost–Liquidation price–Loss at the stop–Send Buy BTC, practice');
  const lines = container.querySelectorAll('[class*="foot"] [class*="facts"] > *').length;
  type(field('Size'), '0.05');
  type(field('Stop-loss'), '65000');
  expect(foot()).toMatch(
    /Cost336\.\d\d USDT.*Loss at the stop−1\d\d\.\d\d USDTSend Buy 0\.050 BTC at market, practice$/,
  );
  expect(container.querySelectorAll('[class*="foot"] [class*="facts"] > *')).toHaveLength(lines);
  submit();
  expect(foot()).toMatch(/bought 0\.050 BTC at 67,27/);
});

it('a refused order takes the focus to what is wrong', async () => {
  const { field, submit } = trade();
  type(field('Size'), '123456789012');
  submit();
  await expect.poll(() => document.activeElement).toBe(field('Size'));
});

it('an order in the table has its side, type, size, price, what was filled and its status', () => {
  const { press, rows } = trade(
    'buy 0.05 BTCUSDT market tp=70000 sl=65000',
    'sell 0.02 BTCUSDT limit 69000',
    'buy 0.1 BTCUSDT conditional 68000',
  );
  press('Orders');
  expect(rows()).toEqual([
    ['Buy', 'Conditional', '0.100 BTC', '68,000.0', '0.000 BTC', 'Untriggered'],
    ['Sell', 'Limit', '0.020 BTC', '69,000.0', '0.000 BTC', 'New'],
    ['Sell', 'Stop-loss', 'Whole position', '65,000.0', '–', 'Untriggered'],
    ['Sell', 'Take-profit', 'Whole position', '70,000.0', '–', 'Untriggered'],
    ['Buy', 'Market', '0.050 BTC', expect.stringMatching(/^67,27/), '0.050 BTC', 'Filled'],
  ]);
});

it('an order is moved from the table, and closing asks', () => {
  const { press, rows, field, account } = trade('buy 0.05 BTCUSDT limit 66000');
  press('Edit');
  type(field('Price') ?? null, 'cheap');
  press('Change');
  expect(rows()[0]?.[3], 'nothing is sent').toBe('66,000.0');
  const price = [...document.querySelectorAll<HTMLInputElement>('input[aria-label="Price"]')].at(-1);
  type(price ?? null, '66500');
  press('Change');
  expect(rows()[0]?.[3]).toBe('66,500.0');
  expect(account().positions).toHaveLength(0);
});

it.each([
  ['long', 'buy', '70000', '65000', '66000'],
  ['short', 'sell', '65000', '70000', '68000'],
] as const)('a %s gets, moves and loses its exits in the table', (name, side, target, stop, other) => {
  const { press, account } = trade(`${side} 0.05 BTCUSDT market`);
  const exits = () =>
    account()
      .orders.filter(({ status }) => status === 'Untriggered')
      .map(({ trigger }) => trigger);
  const last = (label: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`)].at(-1) ?? null;
  press('TP/SL');
  type(last('Take-profit'), other);
  press('Set');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(`take-profit of a ${name} is`);
  type(last('Take-profit'), target);
  type(last('Stop-loss'), stop);
  press('Set');
  expect(exits()).toEqual([Number(target), Number(stop)]);
  press('TP/SL');
  type(last('Take-profit'), '');
  type(last('Stop-loss'), other);
  press('Set');
  expect(exits()).toEqual([Number(other)]);
});
