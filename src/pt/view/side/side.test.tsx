// @vitest-environment happy-dom

import { render, type } from '@site/src/kit/dom';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { START } from '../../markets/walk';
import Book from './Book';
import { grouped } from './Ladder';
import Trades from './Trades';

const levels = [
  { price: 100.3, quantity: 1 },
  { price: 100.1, quantity: 2 },
  { price: 99.9, quantity: 4 },
];

describe('the order book', () => {
  it('groups levels by a step and keeps what rests there', () => {
    expect(grouped(levels, 1, 'bids')).toEqual([
      { price: 100, quantity: 3, taken: 0 },
      { price: 99, quantity: 4, taken: 0 },
    ]);
    expect(grouped(levels.toReversed(), 1, 'asks').map(({ price }) => price)).toEqual([100, 101]);
  });

  it.each([
    ['1,000', /^Buy 1,000 /],
    ['0,5', /^Buy 0\.5 67,27/],
    ['10k', /^Buy 10,000 /],
    ['-1', /^A size is a number above 0\.$/],
  ])('reads a size of %s as every field does', (text, said) => {
    const container = render(<Book clock={START} symbol="BTCUSDT" run={() => true} />);
    type(container.querySelector('input'), text);
    expect(container.querySelector('[class*="cost"] p')?.textContent).toMatch(said);
  });

  it('makes an alert at the price that is clicked', () => {
    const run = vi.fn();
    const container = render(<Book clock={START} symbol="BTCUSDT" run={run} />);
    act(() => container.querySelector<HTMLElement>('[aria-label^="Set an alert at"]')?.click());
    expect(run).toHaveBeenCalledWith(expect.stringMatching(/^alert price crosses 672[67]\d/));
  });
});

it('the tape leaves out what is smaller than the chosen size', () => {
  const container = render(<Trades clock={START} symbol="BTCUSDT" hasSettings />);
  const select = container.querySelector('select') as HTMLSelectElement;
  act(() => {
    select.value = '100000';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace(/[^\d.]/g, ''))),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const [, price = 0, quantity = 0] of rows) {
    expect(price * quantity).toBeGreaterThan(95_000);
  }
  expect(container.querySelectorAll('[data-large]'), 'and these stand out').toHaveLength(rows.length);
});
