// @vitest-environment happy-dom

import { sampleSpan } from '@site/data/samples/workspace';
import { point, render, type } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { act as perform } from '../model/act';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { Place, Result, State } from '../model/types';
import Dashboard from './dashboard/Dashboard';
import Screener from './Screener';
import Shell from './Shell';
import { stillWorkspace, type Workspace } from './screen';
import TimeBar from './TimeBar';

const appOf = (place: Place, ...lines: readonly string[]) => {
  const state = lines.reduce((next, line) => run(next, line).state, startOf(place));
  return {
    ...stillWorkspace(state),
    isStill: false,
    run: vi.fn(() => true),
    act: vi.fn(),
  } satisfies Workspace;
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
  const html = renderToStaticMarkup(<Place app={appOf(place, ...lines)} />);
  expect(html).not.toMatch(/NaN|undefined|\[object| style=/);
});

describe('the dashboard', () => {
  it('moves, sizes and links by the lines that do the same', () => {
    const app = appOf('dashboard');
    const container = render(<Dashboard app={app} />);
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
    expect(app.run.mock.calls.flat()).toEqual(['move 7,2', 'size 2x5', 'link blue']);
    expect(app.act).toHaveBeenCalledWith({ kind: 'widget', at: 4 });
    point(container.querySelectorAll('li[data-column]')[3] as Element, 'pointerdown', { button: 0 });
    expect(app.act).toHaveBeenLastCalledWith({ kind: 'widget', at: 3 });
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
    const app = appOf('dashboard', 'new "Desk"', 'add note');
    const name = render(<Dashboard app={app} />).querySelector('[title^="Drag"]') as Element;
    point(name, 'pointerdown', { clientX: 50, clientY: 5, button });
    point(name, 'pointermove', { clientX: 50 + 240, clientY: 5 });
    point(name, 'pointerup', {});
    point(name, 'pointermove', { clientX: 500, clientY: 5 });
    point(name, 'pointerup', {});
    expect(app.run.mock.calls.flat()).toEqual(lines);
    vi.restoreAllMocks();
  });
});

describe('the screener', () => {
  it('sorts, drops and opens by the lines that do the same', () => {
    const app = appOf('screener', 'where rsi < 60');
    const container = render(<Screener app={app} />);
    const press = (text: string) =>
      act(() =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
      );
    act(() => container.querySelector<HTMLElement>('[aria-label="Drop RSI < 60"]')?.click());
    press('Volume 24h ↓');
    act(() => container.querySelector<HTMLElement>('tbody tr:nth-child(2) td')?.click());
    expect(app.run.mock.calls.flat()).toEqual(['drop rsi < 60', 'sort volume 24h asc', 'row 2']);
  });
});

describe('a filter', () => {
  const live = (...lines: readonly string[]) => {
    let state = lines.reduce((next, line) => run(next, line).state, startOf('screener'));
    function Live() {
      const [shown, setShown] = useState(state);
      state = shown;
      const change = (next: (before: State) => Result) => setShown((before) => next(before).state);
      const app: Workspace = {
        ...stillWorkspace(shown),
        isStill: false,
        run: (line) => {
          change((before) => run(before, line));
          return true;
        },
        act: (gesture) => change((before) => perform(before, gesture)),
      };
      return <Screener app={app} />;
    }
    const container = render(<Live />);
    const press = (text: string) =>
      act(() =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
      );
    const field = (label: string) =>
      [...container.querySelectorAll('form label')]
        .find(({ textContent }) => textContent?.startsWith(label))
        ?.querySelector<HTMLInputElement>('input, select') ?? null;
    return { container, press, field, screener: () => state.screener };
  };

  it('is added by field, operator and value, and shows its column', () => {
    const { press, field, screener, container } = live();
    const before = screener();
    press('+ Add filter');
    expect(screener(), 'nothing is chosen for the reader').toBe(before);
    type(field('Field'), 'atr_percent');
    type(field('Is'), '>');
    type(field('% of price'), 'much');
    press('Add');
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('Write a number');
    type(field('% of price'), '2,5');
    press('Add');
    expect(screener().filters).toEqual([
      { field: 'atr_percent', operator: '>', values: [2.5], window: null },
    ]);
    expect(screener().columns.at(-1)).toEqual({ field: 'atr_percent', window: null });
    expect(container.querySelector('form')).toBeNull();
  });

  it('is changed by its words and dropped by its cross', () => {
    const { press, field, screener, container } = live('where rsi < 60 and funding > 0');
    press('RSI < 60');
    expect(field('0 to 100')?.value).toBe('60');
    type(field('Is'), 'between');
    type(field('From'), '30');
    type(field('To'), '70');
    press('Change');
    expect(screener().filters).toEqual([
      { field: 'rsi', operator: 'between', values: [30, 70], window: null },
      { field: 'funding', operator: '>', values: [0], window: null },
    ]);
    act(() => container.querySelector<HTMLElement>('[aria-label^="Drop RSI"]')?.click());
    expect(screener().filters).toHaveLength(1);
  });
});

it('the screener has the chart’s prices, signs, units and timeframes', () => {
  const html = renderToStaticMarkup(<Screener app={appOf('screener', 'columns +rsi')} />);
  const container = render(<Screener app={appOf('screener', 'columns +rsi')} />);
  const cells = [...container.querySelectorAll('tbody tr:first-child td')];
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['67,271.5', '+0.81%']);
  expect(cells[3]?.textContent).toBe('+0.0442%');
  expect(cells.map((cell) => cell.getAttribute('data-sign'))).toEqual([null, 'up', null, 'up', null]);
  expect(html).toContain('data-sign="down"');
  expect(container.querySelector('th:last-child button')?.textContent).toBe('RSI 1D');
});

it.each(['1W', '1M', '4H'])('a replay on %s stays within the sample', (timeframe) => {
  const lines = [timeframe, 'replay 2026-01-05'];
  const slider = render(<TimeBar app={appOf('workbench', ...lines)} />).querySelector('input');
  expect(Number(slider?.min)).toBeGreaterThan(Date.parse(sampleSpan.first));
  const state = appOf('workbench', ...lines).state;
  const { clock } = perform(state, { kind: 'seek', clock: Date.parse('2016-07-22') }).state;
  expect(clock).toBeGreaterThan(Date.parse(sampleSpan.first));
});

it('the focus stays in the app when what had it is gone', () => {
  function Live() {
    const [state, setState] = useState(() => run(startOf('screener'), 'where rsi < 60').state);
    const app: Workspace = {
      ...stillWorkspace(state),
      isStill: false,
      run: (line) => {
        setState((before) => run(before, line).state);
        return true;
      },
    };
    return (
      <Shell app={app} active="Screener" command={null}>
        <Screener app={app} />
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
