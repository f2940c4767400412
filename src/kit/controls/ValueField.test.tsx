// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../dom';
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
  it('shows its unit, and while it is typed into the plain number, all of it selected', () => {
    const { field } = open();
    expect(field.value).toBe('0.01');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
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

  it.each([
    ['0,25', '0.25', 'Read as 0.25%'],
    ['20 bps', '0.2', 'Read as 0.2%'],
    ['0.252', '0.25', 'Read as 0.25%'],
    ['0.25', '0.25', undefined],
  ])('takes %s, and says how it was read where that isn’t plain', (text, value, said) => {
    const { container, field, slider } = open();
    type(field, text);
    expect(slider.value).toBe(value);
    expect(container.querySelector('[role="status"]')?.textContent).toBe(said);
  });

  it.each([
    ['3', 'From −0.3 to 0.3; still 0.01%'],
    ['much', 'Not a number. From −0.3 to 0.3; still 0.01%'],
    ['0.1 days', 'Not in this unit. From −0.3 to 0.3; still 0.01%'],
  ])('refuses %s aloud and keeps the last good value, also when the field is left', (text, said) => {
    const { container, field, slider } = open();
    type(field, text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    act(() => field.blur());
    expect([slider.value, field.value]).toEqual(['0.01', '0.01%']);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(container.querySelector('[role="alert"]')?.textContent).toBe(said);
    act(() => field.focus());
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });

  it('takes nothing of a number on the way to one that it refuses', () => {
    const { field, slider } = open();
    type(field, '0.2');
    expect(slider.value).toBe('0.2');
    type(field, '0.29999999999');
    type(field, '29');
    expect([slider.value, field.value, field.getAttribute('aria-invalid')]).toEqual(['0.01', '29', 'true']);
    type(field, '0.1');
    expect([slider.value, field.getAttribute('aria-invalid')]).toEqual(['0.1', 'false']);
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
