// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { point, render, stubBox } from '../kit/shell/dom';
import Interactive from './Interactive';
import { VIEW_BOX } from './layout';

/** Pixels per unit of the drawing. */
const SCALE = 2;
const at = (x: number, y: number) => ({ clientX: x * SCALE, clientY: y * SCALE });

function open(address = '/') {
  window.history.replaceState(null, '', address);
  const container = render(<Interactive />);
  const chart = container.querySelector('[role="slider"]') as HTMLElement;
  const summary = () => container.querySelector('p[class*="detail"]')?.textContent ?? '';
  return { chart, summary, bar: () => Number(chart.getAttribute('aria-valuenow')) };
}

const inView = (summary: string) => Number(/In view: (\d+) of/.exec(summary)?.[1]);

beforeEach(() => stubBox({ width: VIEW_BOX.width * SCALE, height: VIEW_BOX.height * SCALE }));

describe('gestures on the chart', () => {
  it('point at the bar below the pointer', () => {
    const { chart, bar } = open('/?chart-explorer.first=60&chart-explorer.count=60');
    point(chart, 'pointermove', { ...at(3, 50), buttons: 0 });
    expect(bar()).toBe(61);
    point(chart, 'pointermove', { ...at(285, 50), buttons: 0 });
    expect(bar()).toBe(120);
  });

  it('pan by dragging the bars, and stop when the finger is lifted', () => {
    const { chart, summary } = open('/?chart-explorer.first=30&chart-explorer.count=60');
    const before = summary();
    point(chart, 'pointerdown', { ...at(100, 50), buttons: 1, pointerId: 1 });
    point(chart, 'pointermove', { ...at(200, 50), buttons: 1, pointerId: 1 });
    const panned = summary();
    expect(panned.slice(panned.indexOf('In view'))).not.toBe(before.slice(before.indexOf('In view')));
    expect(inView(panned)).toBe(60);
    point(chart, 'pointerup', { ...at(200, 50), buttons: 0, pointerId: 1 });
    const view = () => summary().slice(summary().indexOf('In view'));
    const lifted = view();
    point(chart, 'pointermove', { ...at(50, 50), buttons: 0, pointerId: 1 });
    expect(view()).toBe(lifted);
  });

  it('zoom with two fingers', () => {
    const { chart, summary } = open('/?chart-explorer.first=30&chart-explorer.count=60');
    point(chart, 'pointerdown', { ...at(100, 50), buttons: 1, pointerId: 1 });
    point(chart, 'pointerdown', { ...at(140, 50), buttons: 1, pointerId: 2 });
    point(chart, 'pointermove', { ...at(180, 50), buttons: 1, pointerId: 2 });
    expect(inView(summary())).toBe(30);
  });

  it('zoom with the wheel only while the chart has the focus', () => {
    const { chart, summary } = open();
    const turn = () => {
      const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
      // The DOM of the tests gives a wheel no place.
      Object.defineProperties(wheel, { clientX: { value: 200 }, clientY: { value: 100 } });
      act(() => {
        chart.dispatchEvent(wheel);
      });
    };
    turn();
    expect(inView(summary())).toBe(60);
    act(() => chart.focus());
    turn();
    expect(inView(summary())).toBe(66);
  });

  it('fit everything with a double click', () => {
    const { chart, summary } = open();
    act(() => {
      chart.dispatchEvent(new MouseEvent('dblclick', { ...at(100, 50), bubbles: true }));
    });
    expect(inView(summary())).toBe(120);
  });
});
