// @vitest-environment happy-dom
import { sampleSpan } from '@site/data/samples/workspace';
import { hotkeys } from '@site/data/workbench/hotkeys';
import { point, render, stubBox, type } from '@site/src/kit/dom';
import { act as settle, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE, START } from '../../markets/walk';
import { act } from '../../model/act';
import { activePane } from '../../model/outcome';
import { run } from '../../model/run';
import { barsOf } from '../../model/select';
import { seriesOf, startOf, styleIds } from '../../model/start';
import type { Gesture, Series, State } from '../../model/types';
import { stillWorkspace, type Workspace } from '../screen';
import Chart from './Chart';
import { frameOf, type Row } from './frame';
import { noteOf } from './notes';
import { withPane } from './panes';

describe('a chart', () => {
  it('draws the cloud of Ichimoku beyond the newest bar, where there’s room for it', () => {
    const state = withPane({ series: [seriesOf('study', 'ichimoku')] });
    const { view, bars, overlays } = frameOf(state, activePane(state));
    expect(view.first + view.count - bars.length).toBe(26);
    const ends = overlays[0]?.marks.map(({ name, values }) => [name, values.length - bars.length]);
    expect(ends).toEqual([
      ['conversion', 0],
      ['base', 0],
      ['span A', 26],
      ['span B', 26],
      ['close, shifted', 0],
    ]);
  });

  it.each(styleIds)('draws %s', (style) => {
    const state = withPane({ style });
    const other = withPane({ style: style === 'line' ? 'bars' : 'line' });
    expect(renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />)).not.toBe(
      renderToStaticMarkup(<Chart state={other} pane={activePane(other)} />),
    );
  });

  it('says where a strip has no values', () => {
    const state = withPane({
      series: [seriesOf('study', 'rsi', { length: 500 })],
      view: { count: 90, end: START - 1_130 * DAY },
    });
    expect(renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />)).toContain('No data here.');
  });

  it('shows entry, liquidation and waiting orders of practice, where they’re in sight', () => {
    const words = 'practice sell 9 BTCUSDT market sl=67500 tp=66500';
    const state = act(act(withPane({}), { kind: 'practice', line: 'practice leverage BTCUSDT 100' }).state, {
      kind: 'practice',
      line: words,
    }).state;
    const html = renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />);
    for (const name of ['Entry short', 'Stop-loss 67,500.0', 'Take-profit 66,500.0']) {
      expect(html).toContain(`>${name} `);
    }
  });

  it.each([
    // From 15:15, 17:00 and 14:30 UTC on Friday, 20 February 2026; a week ends on Monday.
    ['1H', 45 * MINUTE, '45:00'],
    ['4H', 150 * MINUTE, '3h 00m'],
    ['1W', 0, '2d 9h'],
  ] as const)('counts down on %s in the units that fit', (timeframe, later, text) => {
    expect(START).toBe(Date.UTC(2026, 1, 20, 14, 30));
    const state = withPane({ timeframe }, START + later);
    const html = renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />);
    expect(html.match(/closes in <\/span>([^<]*)/)?.[1]).toContain(text);
  });

  it('names the price of each Fibonacci level', () => {
    const state = run(withPane({}), 'draw fib 2026-02-15 60000 2026-02-18 70000').state;
    const html = renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />);
    // From 60,000 up to 70,000: half of it back is 65,000, and 61.8% is 63,820.
    expect(html).toContain('50% 65,000.0');
    expect(html).toContain('61.8% 63,820.0');
    // Beside the price axis they end where the levels begin, so that it doesn't cut them.
    const late = run(withPane({}), 'draw fib 2026-02-20 60000 2026-02-20 70000').state;
    const names = renderToStaticMarkup(<Chart state={late} pane={activePane(late)} />);
    expect(names).toMatch(/text-anchor="end"[^>]*>50% 65,000\.0/);
  });

  it('says of a level that it’s off the scale', () => {
    const eth = withPane({ symbol: 'ETHUSDT' });
    expect(run(eth, 'draw hline 67000').sentence).toContain('off the scale');
    expect(run(eth, 'draw hline 2000').sentence).toBe('The hline is on ETHUSDT.');
  });

  it('shows the level of an active alert', () => {
    const asked = run(withPane({}), 'alert price crosses 66000').state;
    const state = act(asked, { kind: 'create', trigger: 'once' }).state;
    expect(renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />)).toContain('66,000.0');
  });
});

describe('gestures', () => {
  const lines: string[] = [];
  const views: Gesture[] = [];
  let state = startOf();
  let change = (_: State) => {};

  function Held({ start }: { readonly start: State }) {
    const [held, setHeld] = useState(start);
    state = held;
    change = setHeld;
    const app: Workspace = {
      ...stillWorkspace(held),
      isStill: false,
      run: (line) => lines.push(line) > 0,
      act: (gesture) => {
        views.push(gesture);
        setHeld((now) => act(now, gesture).state);
      },
    };
    return <Chart state={held} pane={activePane(held)} app={app} isActive />;
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
    const { count, end } = activePane(state).view;
    expect(count).toBe(90);
    // 200 of 900 pixels, of 93 bars.
    expect(Math.round((START - (end ?? 0)) / (240 * MINUTE))).toBe(21);
    point(surface, 'pointermove', { ...from, clientX: 100 });
    expect(activePane(state).view.end).toBeNull();
  });

  it('zoom by two fingers, and by the wheel only with the focus', () => {
    const surface = show(withPane({}));
    turn(surface, { deltaY: 100 });
    expect(views).toEqual([]);
    settle(() => surface.focus());
    turn(surface, { deltaY: 100 });
    expect(activePane(state).view.count).toBe(99);
    point(surface, 'pointerdown', from);
    point(surface, 'pointerdown', { ...from, pointerId: 2, clientX: 500 });
    point(surface, 'pointermove', { ...from, pointerId: 2, clientX: 600 });
    expect(activePane(state).view.count).toBe(50);
    settle(() => {
      surface.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    });
    expect(activePane(state).view).toEqual({ count: 90, end: null });
  });

  it('step over bars by keyboard, and move the view when they must', () => {
    const surface = show(withPane({ view: { count: 10, end: null } }));
    const text = () => surface.getAttribute('aria-valuetext');
    const newest = text();
    for (let step = 0; step < 12; step += 1) {
      press(surface, { key: 'ArrowLeft' });
    }
    expect(activePane(state).view.end).not.toBeNull();
    expect(text()).toContain('2026-02-18 12:00 UTC');
    press(surface, { key: 'End' });
    expect(text()).toBe(newest);
    press(surface, { key: '-' });
    expect(activePane(state).view.count).toBe(13);
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

  it('put a scale on and off by the same key', () => {
    const surface = show(withPane({ scale: 'log' }));
    press(surface, { altKey: true, code: 'KeyL', key: 'l' });
    press(surface, { altKey: true, code: 'KeyP', key: 'p' });
    expect(lines).toEqual(['scale linear', 'scale percent']);
  });

  it('draw by clicks, and let a tool go with Escape', () => {
    const surface = show(run(withPane({}), 'draw trendline').state);
    tap(surface, 400);
    expect(activePane(state).drawings).toEqual([]);
    tap(surface, 500);
    expect(activePane(state).drawings).toMatchObject([{ tool: 'trendline', symbol: 'BTCUSDT' }]);
    settle(() => change(run(state, 'draw hline').state));
    expect(state.open).toEqual({ kind: 'draw', tool: 'hline' });
    press(document.body, { key: 'Escape' });
    expect(state.open).toBeNull();
  });

  const turn = (target: Element, init: WheelEventInit) =>
    settle(() => {
      const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      // The DOM of the tests gives a wheel no place.
      target.dispatchEvent(
        Object.defineProperties(wheel, { clientX: { value: 450 }, clientY: { value: 50 } }),
      );
    });

  it('pan by a wheel that turns sideways, and zoom gently by a trackpad', () => {
    const surface = show(withPane({}));
    turn(surface, { deltaX: -200, deltaY: 3 });
    expect(activePane(state).view.count).toBe(90);
    expect(Math.round((START - (activePane(state).view.end ?? 0)) / (240 * MINUTE))).toBe(20);
    settle(() => surface.focus());
    turn(surface, { deltaY: 4 });
    expect(activePane(state).view.count).toBe(90);
    for (let event = 0; event < 4; event += 1) {
      turn(surface, { deltaY: 4 });
    }
    expect(activePane(state).view.count).toBe(91);
  });

  it('stretch the price by its axis, and fit it with a double click', () => {
    const surface = show(withPane({}));
    const axis = () => surface.parentElement?.querySelector('[class*="axis"]')?.textContent;
    const first = axis();
    const onAxis = { ...from, clientX: 950 };
    point(surface, 'pointerdown', onAxis);
    point(surface, 'pointermove', { ...onAxis, clientY: 180 });
    point(surface, 'pointerup', { ...onAxis, clientY: 180, buttons: 0 });
    expect(axis()).not.toBe(first);
    expect(views, 'without moving the bars').toEqual([]);
    settle(() => {
      surface.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: 950, clientY: 100 }));
    });
    expect(axis()).toBe(first);
  });

  it('set an alert at a price by a right click, and by keyboard', () => {
    const surface = show(withPane({}));
    settle(() => {
      surface.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 400, clientY: 100 }));
    });
    press(surface, { key: 'ArrowUp' });
    press(surface, { key: 'a' });
    expect(lines).toEqual([
      expect.stringMatching(/^alert price crosses \d{5}/),
      expect.stringMatching(/^alert price crosses \d{5}/),
    ]);
  });

  it('move a drawing by a drag and delete the one that is selected', () => {
    const surface = show(run(withPane({}), 'draw hline').state);
    tap(surface, 400);
    const { price } = activePane(state).drawings[0]?.points[0] ?? { price: 0 };
    point(surface, 'pointerdown', from);
    point(surface, 'pointermove', { ...from, clientY: 60 });
    point(surface, 'pointerup', { ...from, clientY: 60, buttons: 0 });
    expect(activePane(state).drawings[0]?.points[0]?.price).toBeGreaterThan(price);
    expect(activePane(state).view.end, 'the bars stay').toBeNull();
    press(surface, { key: 'd' });
    press(surface, { key: 'Delete' });
    expect(activePane(state).drawings).toEqual([]);
  });

  const dragged = (target: Element, begin: PointerEventInit, ...places: PointerEventInit[]) => {
    point(target, 'pointerdown', { ...from, ...begin });
    for (const to of places) {
      point(target, 'pointermove', { ...from, ...begin, ...to });
    }
    point(target, 'pointerup', { ...from, ...begin, ...places.at(-1), buttons: 0 });
    // React hears of a pointer that leaves by what it goes out of.
    point(target, 'pointerout', { ...from, buttons: 0, relatedTarget: document.body });
  };

  describe('on the line of an alert', () => {
    const operand = () => Number(state.alerts[0]?.condition.operands[0]);
    const done = () => [...new Set(views.map(({ kind }) => kind))];
    let surface: HTMLElement;
    let price: Row;
    /** Where the line is, in pixels of a row that is 200 high. */
    let line: number;

    beforeEach(() => {
      const start = run(withPane({}), 'alert price crosses 67000 trigger=every-time').state;
      surface = show(start);
      price = frameOf(start, activePane(start)).price;
      line = 2 * price.y(67_000);
    });

    it('move it by as much as the hand', () => {
      dragged(surface, { clientY: line - 5 }, { clientY: line - 45 });
      expect(operand()).toBe(Number(price.valueAt((line - 40) / 2).toPrecision(6)));
      expect(done(), 'the bars stay').toEqual(['level']);
    });

    it.each([
      ['a click that trembles', 7, [{ clientX: 401, clientY: 1 }]],
      ['five pixels up', 0, [{ clientY: -5 }]],
    ])('leave it to %s', (_, off, places) => {
      dragged(
        surface,
        { clientY: line + off },
        ...places.map((to) => ({ ...to, clientY: line + off + to.clientY })),
      );
      expect(operand()).toBe(67_000);
      expect(done()).toEqual([]);
    });

    it.each([0, 4, 7])('pan, when a hand that begins %s px off it goes sideways', (off) => {
      dragged(
        surface,
        { clientY: line + off },
        { clientX: 440, clientY: line + off + 3 },
        { clientX: 600, clientY: line + off + 20 },
      );
      expect(operand()).toBe(67_000);
      expect(done()).toEqual(['view']);
    });

    it('leave it where it was when the browser takes the finger', () => {
      point(surface, 'pointerdown', { ...from, clientY: line });
      point(surface, 'pointermove', { ...from, clientY: line - 40 });
      point(surface, 'pointercancel', { ...from, clientY: line - 40, buttons: 0 });
      expect(operand()).toBe(67_000);
      expect(done()).toEqual([]);
    });
  });

  describe('on the line of an order', () => {
    let surface: HTMLElement;
    let price: Row;
    const stop = () => surface.parentElement?.querySelector('[role="slider"][aria-label="Stop-loss"]');
    const tag = () => stop()?.querySelector('text')?.textContent;
    const orders = () => state.practice.length - 1;

    beforeEach(() => {
      const line = 'practice buy 0.1 BTCUSDT market sl=65000 tp=70000';
      const start = act(withPane({}), { kind: 'practice', line }).state;
      surface = show(start);
      price = frameOf(start, activePane(start)).price;
    });

    it('say what it is, its price, and what it wins or loses there', () => {
      // 0.1 BTC bought near 67,271.6 and sold at 65,000.
      expect(tag()).toMatch(/^Stop-loss 65,000\.0 · −227\.\d\d$/);
    });

    it('move it by as much as the hand, show old and new, and count when it’s let go', () => {
      const at = 2 * price.y(65_000);
      const to = Math.round(price.valueAt((at - 20) / 2) * 10) / 10;
      const text = to.toLocaleString('en', { minimumFractionDigits: 1 });
      point(surface, 'pointerdown', { ...from, clientY: at + 3 });
      point(surface, 'pointermove', { ...from, clientY: at + 3 - 20 });
      expect(tag()).toContain(`Stop-loss 65,000.0 → ${text} · −`);
      expect(orders(), 'nothing is sent yet').toBe(0);
      point(surface, 'pointerup', { ...from, clientY: at + 3 - 20, buttons: 0 });
      expect(tag()).toContain(`Stop-loss ${text} · −`);
      expect(orders()).toBe(1);
    });

    it('leave it to a click, and to a hand that goes sideways', () => {
      const at = 2 * price.y(65_000);
      dragged(surface, { clientY: at }, { clientY: at + 1 });
      dragged(surface, { clientY: at }, { clientX: 460, clientY: at + 5 });
      expect(orders()).toBe(0);
    });

    it('move it by arrow keys and Enter, leave it by Escape, and cancel it by its cross', () => {
      const key = (name: string) => press(stop() as Element, { key: name });
      key('ArrowUp');
      key('Escape');
      expect(tag()).toMatch(/^Stop-loss 65,000\.0 · /);
      key('ArrowUp');
      expect(tag()).toMatch(/^Stop-loss 65,000\.0 → 65,100\.0 · /);
      key('Enter');
      expect(tag()).toMatch(/^Stop-loss 65,100\.0 · /);
      settle(() => {
        const cross = stop()?.querySelector('[aria-label="Cancel Stop-loss"]');
        cross?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      expect(stop()).toBeNull();
    });
  });

  it('write other words into a text', () => {
    const surface = show(run(withPane({}), 'draw text 2026-02-18 67000 "Range low"').state);
    press(surface, { key: 'd' });
    const field = surface.parentElement?.querySelector<HTMLInputElement>('[aria-label="Words of the text"]');
    type(field ?? null, 'The "real" low');
    press(field as Element, { key: 'Enter' });
    expect(activePane(state).drawings[0]?.text).toBe('The ‘real’ low');
  });

  it('fit prices by two taps on their axis', () => {
    const surface = show(withPane({}));
    const axis = () => surface.parentElement?.querySelector('[class*="axis"]')?.textContent;
    const finger = { ...from, clientX: 950, pointerType: 'touch' };
    const fitted = axis();
    dragged(surface, finger, { clientX: 950, clientY: 160 });
    expect(axis()).not.toBe(fitted);
    for (let tap = 0; tap < 2; tap += 1) {
      point(surface, 'pointerdown', finger);
      point(surface, 'pointerup', { ...finger, buttons: 0 });
    }
    expect(axis()).toBe(fitted);
  });

  it('leave a drawing to a click that trembles', () => {
    const surface = show(run(withPane({}), 'draw hline').state);
    tap(surface, 400);
    views.length = 0;
    dragged(surface, { clientY: 100 }, { clientY: 101 });
    expect(views).toEqual([]);
  });

  it('draw a line by press, drag and release', () => {
    const surface = show(run(withPane({}), 'draw trendline').state);
    dragged(surface, {}, { clientX: 500, clientY: 80 }, { clientX: 600, clientY: 60 });
    const [line] = activePane(state).drawings;
    expect(line?.points).toHaveLength(2);
    expect(line?.points[1]?.time).toBeGreaterThan(line?.points[0]?.time ?? 0);
    expect(line?.points[1]?.price).toBeGreaterThan(line?.points[0]?.price ?? 0);
    expect(activePane(state).view.end, 'the bars stay').toBeNull();
  });

  it('undo and redo by the keys of every other app', () => {
    const surface = show(withPane({}));
    for (const init of [
      { key: 'z', ctrlKey: true },
      { key: 'Z', ctrlKey: true, shiftKey: true },
      { key: 'z', metaKey: true, shiftKey: true },
      { key: 'y', ctrlKey: true },
    ]) {
      press(surface, init);
    }
    expect(lines).toEqual(['undo', 'redo', 'redo', 'redo']);
  });

  it('take a finger on the price axis, which then doesn’t scroll the page', () => {
    const surface = show(withPane({}));
    const isTaken = (clientX: number) => {
      const event = new Event('touchstart', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'touches', { value: [{ clientX, clientY: 30 }] });
      surface.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([isTaken(400), isTaken(950)]).toEqual([false, true]);
  });

  it('move prices up and down once they’re stretched, and back by a double click', () => {
    const surface = show(withPane({}));
    const axis = () => surface.parentElement?.querySelector('[class*="axis"]')?.textContent;
    const fitted = axis();
    dragged(surface, { clientY: 60 }, { clientY: 180 });
    expect(axis(), 'not before').toBe(fitted);
    dragged(surface, { clientX: 950 }, { clientX: 950, clientY: 130 });
    const wide = axis();
    dragged(surface, { clientY: 60 }, { clientY: 180 });
    expect(axis()).not.toBe(wide);
    settle(() => {
      surface.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: 400, clientY: 100 }));
    });
    expect(axis()).toBe(fitted);
  });

  it('zoom out and in by the same amount and stand where they stood', () => {
    const surface = show(withPane({}));
    settle(() => surface.focus());
    turn(surface, { deltaY: 300 });
    turn(surface, { deltaY: -300 });
    expect(activePane(state).view).toEqual({ count: 90, end: null });
  });

  it('say by the pointer what a drag would do', () => {
    const start = run(withPane({}), 'alert price crosses 67000 trigger=every-time').state;
    const surface = show(start);
    const pointer = (clientX: number, clientY: number) => {
      point(surface, 'pointermove', { ...from, buttons: 0, clientX, clientY });
      return surface.dataset.cursor;
    };
    const line = 2 * frameOf(start, activePane(start)).price.y(67_000);
    expect([pointer(400, 10), pointer(950, 10), pointer(400, 300), pointer(400, line)]).toEqual([
      '',
      'ns-resize',
      'ew-resize',
      'ns-resize',
    ]);
  });

  it('go to the first bar of the sample with Home', () => {
    const surface = show(withPane({ timeframe: '1D' }));
    press(surface, { key: 'Home' });
    const shown = barsOf(state, activePane(state)).bars;
    expect(shown[0]?.time).toBe(Date.parse(sampleSpan.first));
  });

  it('take the series off that the cross stands on, and leave the focus on the chart', () => {
    const [short, long] = [20, 50].map((length) => seriesOf('study', 'ema', { length })) as [Series, Series];
    const surface = show(withPane({ series: [short, long], compared: ['ETHUSDT'] }));
    const remove = (name: string) =>
      settle(() =>
        surface.parentElement?.querySelector<HTMLElement>(`button[aria-label="Remove ${name}"]`)?.click(),
      );
    remove('EMA 20');
    expect(activePane(state).series).toEqual([long]);
    expect(document.activeElement).toBe(surface);
    remove('ETHUSDT');
    expect(activePane(state).compared).toEqual([]);
  });

  it('says of a metric where it misleads', () => {
    const chart = show(withPane({ series: [seriesOf('metric', 'funding rate')] })).parentElement;
    expect(chart?.querySelector('a')?.getAttribute('href')).toBe(
      noteOf(seriesOf('metric', 'funding rate'))?.page,
    );
  });
});
