// @vitest-environment happy-dom
import { hotkeys } from '@site/data/workbench/hotkeys';
import { point, render, stubBox } from '@site/src/figures/kit/shell/dom';
import fc from 'fast-check';
import { act as settle, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../../model/act';
import { run } from '../../model/run';
import { barsOf } from '../../model/select';
import { DAY, MINUTE, START } from '../../model/series';
import { seriesOf, startOf, styleIds } from '../../model/start';
import type { Gesture, Pane, State, Timeframe } from '../../model/types';
import { linesOf, metricRecipes, studyRecipes } from '../../model/values';
import type { Desk } from '../desk';
import Chart from './Chart';
import { noteOf } from './notes';

const timeframes: readonly Timeframe[] = ['1m', '15m', '1H', '4H', '1D', '1W', '1M'];
const paneOf = (state: State) => state.workbench.panes[state.workbench.active] as Pane;
const withPane = (changed: Partial<Pane>, clock = START): State => {
  const state = startOf();
  return { ...state, clock, workbench: { ...state.workbench, panes: [{ ...paneOf(state), ...changed }] } };
};
const allSeries = [
  ...Object.keys(studyRecipes).map((name) => seriesOf('study', name)),
  ...Object.keys(metricRecipes).map((name) =>
    seriesOf('metric', name, name.startsWith('slip') ? { size: 1e5 } : {}),
  ),
];

const randomState = fc
  .record({
    symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT', 'SOLUSDT'),
    timeframe: fc.constantFrom(...timeframes),
    style: fc.constantFrom(...styleIds),
    scale: fc.constantFrom('linear', 'log', 'percent'),
    series: fc.subarray(allSeries, { maxLength: 4 }),
    compared: fc.subarray(['BTCUSDT', 'ETHUSDT', 'SOLUSDT'], { maxLength: 2 }),
    count: fc.integer({ min: 5, max: 500 }),
    back: fc.option(fc.integer({ min: 0, max: 1_100 })),
    later: fc.integer({ min: 0, max: 3_000 }),
    tool: fc.constantFrom(
      'trendline',
      'ray',
      'channel',
      'fib',
      'rectangle',
      'hline',
      'vline',
      'measure',
      'text',
    ),
    price: fc.double({ min: 1, max: 2e5, noNaN: true }),
  })
  .map(({ count, back, later, tool, price, ...pane }) => {
    const points = [0, 30, 60].map((days) => ({ time: START - days * DAY, price: price + days }));
    return withPane(
      {
        ...(pane as Partial<Pane>),
        view: { count, end: back === null ? null : START - back * DAY },
        drawings: [{ tool, symbol: pane.symbol as Pane['symbol'], points, text: 'here' }],
      },
      START + later * MINUTE,
    );
  });

describe('a chart', () => {
  it('shows no NaN, whatever is on the pane', () => {
    fc.assert(
      fc.property(randomState, (state) => {
        const html = renderToStaticMarkup(<Chart state={state} pane={paneOf(state)} />);
        expect(html).not.toMatch(/NaN|Infinity|undefined|style="/);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('keeps nothing of what it drew before', () => {
    let change = (_: State) => {};
    function Changing({ start }: { readonly start: State }) {
      const [state, setState] = useState(start);
      change = setState;
      return <Chart state={state} pane={paneOf(state)} />;
    }
    const container = render(<Changing start={startOf()} />);
    const lines = [
      'study add ema',
      'study add macd',
      'compare ETHUSDT',
      'scale percent',
      'style area',
      '1h',
      'style renko',
    ];
    let state = startOf();
    const states = lines.flatMap((line) => {
      state = run(state, line).state;
      const later = [80, 81, 240, 250, 480].map((minutes) => ({
        ...state,
        clock: state.clock + minutes * MINUTE,
      }));
      return [state, ...later];
    });
    for (const next of [...states, ...fc.sample(randomState, { numRuns: 40, seed: 7 })]) {
      settle(() => change(next));
      const fresh = render(<Chart state={next} pane={paneOf(next)} />);
      expect(container.isEqualNode(fresh), JSON.stringify(paneOf(next))).toBe(true);
    }
  }, 60_000);

  it.each(styleIds)('draws %s', (style) => {
    const state = withPane({ style });
    const other = withPane({ style: style === 'line' ? 'bars' : 'line' });
    expect(renderToStaticMarkup(<Chart state={state} pane={paneOf(state)} />)).not.toBe(
      renderToStaticMarkup(<Chart state={other} pane={paneOf(other)} />),
    );
  });

  it('says where a strip has no values', () => {
    const state = withPane({
      series: [seriesOf('metric', 'cvd')],
      view: { count: 90, end: START - 300 * DAY },
    });
    expect(renderToStaticMarkup(<Chart state={state} pane={paneOf(state)} />)).toContain('No data here.');
  });

  it('shows the level of an active alert', () => {
    const asked = run(withPane({}), 'alert price crosses 66000').state;
    const state = act(asked, { kind: 'create', trigger: 'once' }).state;
    expect(renderToStaticMarkup(<Chart state={state} pane={paneOf(state)} />)).toContain('66,000.0');
  });
});

it('gives values that are the same whether they were known before or not', async () => {
  const spots = fc.sample(
    fc.tuple(
      fc.constantFrom(...allSeries),
      fc.constantFrom(...timeframes),
      fc.integer({ min: 0, max: 4_000 }),
    ),
    { numRuns: 60, seed: 42 },
  );
  const asked = spots.map(([series, timeframe, later]) => {
    const state = withPane({ timeframe }, START + later * MINUTE);
    const { bars, until } = barsOf(state, paneOf(state));
    const spot = { symbol: 'BTCUSDT', timeframe, clock: until } as const;
    // A minute before, so that what is kept is used.
    linesOf(series, { ...spot, clock: until - MINUTE }, bars.length);
    return { series, spot, count: bars.length, known: linesOf(series, spot, bars.length) };
  });
  for (const { series, spot, count, known } of asked) {
    vi.resetModules();
    const { linesOf: anew } = await import('../../model/values');
    expect(anew(series, spot, count), series.name).toEqual(known);
  }
}, 60_000);

describe('gestures', () => {
  const lines: string[] = [];
  const views: Gesture[] = [];
  let state = startOf();
  let change = (_: State) => {};

  function Held({ start }: { readonly start: State }) {
    const [held, setHeld] = useState(start);
    state = held;
    change = setHeld;
    const desk: Desk = {
      state: held,
      answer: { sentence: '', ok: true },
      run: (line) => lines.push(line) > 0,
      act: (gesture) => {
        views.push(gesture);
        setHeld((now) => act(now, gesture).state);
      },
      speed: 0,
      setSpeed: () => {},
      step: () => {},
      reset: () => {},
    };
    return <Chart state={held} pane={paneOf(held)} desk={desk} isActive />;
  }

  function show(start: State) {
    const container = render(<Held start={start} />);
    return container.querySelector('[role="slider"]') as HTMLElement;
  }

  beforeEach(() => {
    lines.length = 0;
    views.length = 0;
    stubBox({ width: 900, height: 200 });
  });

  const from = { pointerId: 1, clientX: 400, clientY: 100, buttons: 1 };
  const press = (target: Element, init: KeyboardEventInit) =>
    settle(() => {
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    });
  const tap = (target: Element, clientX: number) => {
    point(target, 'pointerdown', { ...from, clientX });
    point(target, 'pointerup', { ...from, clientX, buttons: 0 });
  };

  it('pan by dragging, and follow the newest bar again at its end', () => {
    const surface = show(withPane({}));
    point(surface, 'pointerdown', from);
    point(surface, 'pointermove', { ...from, clientX: 600 });
    const { count, end } = paneOf(state).view;
    expect(count).toBe(90);
    // 200 of 900 pixels, of 93 bars.
    expect(Math.round((START - (end ?? 0)) / (240 * MINUTE))).toBe(21);
    point(surface, 'pointermove', { ...from, clientX: 100 });
    expect(paneOf(state).view.end).toBeNull();
  });

  it('zoom by two fingers, and by the wheel only with the focus', () => {
    const surface = show(withPane({}));
    const turn = () =>
      settle(() => {
        const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
        // The DOM of the tests gives a wheel no place.
        surface.dispatchEvent(
          Object.defineProperties(wheel, { clientX: { value: 450 }, clientY: { value: 50 } }),
        );
      });
    turn();
    expect(views).toEqual([]);
    settle(() => surface.focus());
    turn();
    expect(paneOf(state).view.count).toBe(99);
    point(surface, 'pointerdown', from);
    point(surface, 'pointerdown', { ...from, pointerId: 2, clientX: 500 });
    point(surface, 'pointermove', { ...from, pointerId: 2, clientX: 600 });
    expect(paneOf(state).view.count).toBe(50);
    settle(() => {
      surface.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    });
    expect(paneOf(state).view).toEqual({ count: 90, end: null });
  });

  it('step over bars by keyboard, and move the view when they must', () => {
    const surface = show(withPane({ view: { count: 10, end: null } }));
    const text = () => surface.getAttribute('aria-valuetext');
    const newest = text();
    for (let step = 0; step < 12; step += 1) {
      press(surface, { key: 'ArrowLeft' });
    }
    expect(paneOf(state).view.end).not.toBeNull();
    expect(text()).toContain('2026-02-18 12:00 UTC');
    press(surface, { key: 'End' });
    expect(text()).toBe(newest);
    press(surface, { key: '-' });
    expect(paneOf(state).view.count).toBe(13);
  });

  it('have the keys of the app', () => {
    const surface = show(withPane({}));
    const known = hotkeys.filter(({ keys, command }) => keys[0] === 'Alt' && command !== 'goto DATE');
    for (const { keys } of known) {
      press(surface, { altKey: true, code: `Key${keys[1]}`, key: '˙' });
    }
    expect(lines).toEqual(known.map(({ command }) => command));
    expect(lines).toContain('draw hline');
  });

  it('draw by clicks, and let a tool go with Escape', () => {
    const surface = show(run(withPane({}), 'draw trendline').state);
    tap(surface, 400);
    expect(paneOf(state).drawings).toEqual([]);
    tap(surface, 500);
    expect(paneOf(state).drawings).toMatchObject([{ tool: 'trendline', symbol: 'BTCUSDT' }]);
    settle(() => change(run(state, 'draw hline').state));
    expect(state.open).toEqual({ kind: 'draw', tool: 'hline' });
    press(document.body, { key: 'Escape' });
    expect(state.open).toBeNull();
  });

  it('take a series off the pane', () => {
    const chart = show(withPane({ series: [seriesOf('metric', 'funding rate')] })).parentElement;
    settle(() => chart?.querySelector('button')?.click());
    expect(lines).toEqual(['metric remove "funding rate"']);
    expect(chart?.querySelector('a')?.getAttribute('href')).toBe(
      noteOf(seriesOf('metric', 'funding rate'))?.page,
    );
  });
});

it('knows of every metric how far it can be trusted, and of no study', () => {
  for (const series of allSeries) {
    expect(noteOf(series)?.misleads ?? null, series.name).toEqual(
      series.kind === 'metric' ? expect.stringMatching(/\.$/) : null,
    );
  }
});
