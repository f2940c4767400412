// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../shell/dom';
import Slider from './Slider';

const range = { min: -0.3, max: 0.3, step: 0.005 };

function Rate() {
  const [rate, setRate] = useState(0.01);
  return <Slider id="rate" label="Rate" value={rate} range={range} shown={`${rate}%`} onChange={setRate} />;
}

function open() {
  const container = render(<Rate />);
  const field = container.querySelector('input[type="text"]') as HTMLInputElement;
  const slider = container.querySelector('input[type="range"]') as HTMLInputElement;
  act(() => field.focus());
  return { container, field, slider };
}

function type(field: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function press(field: HTMLInputElement, key: string, shiftKey = false) {
  act(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  });
}

describe('the value of a slider', () => {
  it('shows its unit, and the plain number while it is typed into', () => {
    const { field } = open();
    expect(field.value).toBe('0.01');
    act(() => field.blur());
    expect(field.value).toBe('0.01%');
  });

  it('takes what is typed, at the nearest step, with a unit and a true minus too', () => {
    const { field, slider } = open();
    type(field, '0.252');
    expect(slider.value).toBe('0.25');
    type(field, '−0.1%');
    expect(slider.value).toBe('-0.1');
  });

  it('refuses what lies outside, says what it takes, and leaves the slider alone', () => {
    const { container, field, slider } = open();
    type(field, '3');
    expect(slider.value).toBe('0.01');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(container.querySelector('[role="alert"]')?.textContent).toBe('From −0.3 to 0.3');
    type(field, 'much');
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
    act(() => field.blur());
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });

  it('goes by steps with the arrow keys, ten at once with Shift, and stops at the ends', () => {
    const { field, slider } = open();
    press(field, 'ArrowUp');
    expect([slider.value, field.value]).toEqual(['0.015', '0.015']);
    press(field, 'ArrowDown', true);
    expect(slider.value).toBe('-0.035');
    type(field, '0.3');
    press(field, 'ArrowUp', true);
    expect(slider.value).toBe('0.3');
  });
});
