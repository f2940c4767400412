// @vitest-environment happy-dom

import { point, render } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { Place } from '../model/types';
import Dashboard from './Dashboard';
import { type Desk, stillDesk } from './desk';
import Screener from './Screener';
import Shell from './Shell';

const deskOf = (place: Place, ...lines: readonly string[]) => {
  const state = lines.reduce((next, line) => run(next, line).state, startOf(place));
  return { ...stillDesk(state), isStill: false, run: vi.fn(() => true), act: vi.fn() } satisfies Desk;
};

it.each([
  ['dashboard', 'new "Empty"'],
  ['dashboard', 'full'],
  ['dashboard', 'add note', 'size 12x24'],
  ['screener', 'where rsi < 1'],
  ['screener', 'universe dex'],
  ['screener', 'columns -price -price_change -volume -funding'],
] as const)('a %s shows %s without NaN or a style attribute', (place, ...lines) => {
  const Place = place === 'dashboard' ? Dashboard : Screener;
  const html = renderToStaticMarkup(<Place desk={deskOf(place, ...lines)} />);
  expect(html).not.toMatch(/NaN|undefined|\[object| style=/);
});

describe('the dashboard', () => {
  it('moves, sizes and links by the lines that do the same', () => {
    const desk = deskOf('dashboard');
    const container = render(<Dashboard desk={desk} />);
    const name = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Order book',
    );
    const press = (key: string, shiftKey = false) =>
      act(() => name?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })));
    press('ArrowDown');
    press('ArrowLeft', true);
    const group = container.querySelector<HTMLSelectElement>('[aria-label="Link group of Metric tile"]');
    act(() => {
      if (group) {
        group.value = 'blue';
        group.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    expect(desk.run.mock.calls.flat()).toEqual(['move 7,2', 'size 2x5', 'link blue']);
    expect(desk.act).toHaveBeenCalledWith({ kind: 'widget', at: 4 });
    point(container.querySelectorAll('li[data-column]')[3] as Element, 'pointerdown', { button: 0 });
    expect(desk.act).toHaveBeenLastCalledWith({ kind: 'widget', at: 3 });
  });
});

describe('dragging a widget', () => {
  it.each([
    ['moves it by whole cells', 0, ['move 3,1']],
    ['begins with no other button', 2, []],
  ])('%s', (_, button, lines) => {
    // A column is 100 px wide.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      width: 1_200,
      height: 600,
    } as DOMRect);
    const desk = deskOf('dashboard', 'new "Desk"', 'add note');
    const name = render(<Dashboard desk={desk} />).querySelector('[title^="Drag"]') as Element;
    point(name, 'pointerdown', { clientX: 50, clientY: 5, button });
    point(name, 'pointermove', { clientX: 50 + 240, clientY: 5 });
    point(name, 'pointerup', {});
    point(name, 'pointermove', { clientX: 500, clientY: 5 });
    point(name, 'pointerup', {});
    expect(desk.run.mock.calls.flat()).toEqual(lines);
    vi.restoreAllMocks();
  });
});

describe('the screener', () => {
  it('sorts, drops and opens by the lines that do the same', () => {
    const desk = deskOf('screener', 'where rsi < 60');
    const container = render(<Screener desk={desk} />);
    const press = (text: string) =>
      act(() =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
      );
    press('RSI < 60 ×');
    press('Volume 24h ↓');
    act(() => container.querySelector<HTMLElement>('tbody tr:nth-child(2) td')?.click());
    expect(desk.run.mock.calls.flat()).toEqual(['drop rsi < 60', 'sort volume 24h asc', 'row 2']);
  });
});

it('the focus stays in the app when what had it is gone', () => {
  function Live() {
    const [state, setState] = useState(() => run(startOf('screener'), 'where rsi < 60').state);
    const desk: Desk = {
      ...stillDesk(state),
      isStill: false,
      run: (line) => {
        setState((before) => run(before, line).state);
        return true;
      },
    };
    return (
      <Shell desk={desk} active="Screener" command={null}>
        <Screener desk={desk} />
      </Shell>
    );
  }
  const container = render(<Live />);
  const drop = container.querySelector<HTMLElement>('[aria-label="Drop RSI < 60"]');
  act(() => drop?.focus());
  act(() => drop?.click());
  expect(drop?.isConnected).toBe(false);
  expect(document.activeElement).toBe(container.querySelector('[data-section]'));
});
