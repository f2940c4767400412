// @vitest-environment happy-dom

import { render } from '@site/src/kit/dom';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import Picture from './Picture';
import { states } from './states';

const buttonOf = (container: Element, text: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text);

/** The numbers of charts, books and tables. */
const numbersOf = (container: Element) =>
  [...container.querySelectorAll('[data-chart] li, td')].map(({ textContent }) =>
    textContent?.replaceAll('×', '').trim(),
  );

describe.each(Object.keys(states))('the picture %s', (name) => {
  it('comes to life with the same numbers, takes the focus, and gives it back', () => {
    const container = render(<Picture of={name} marks={[]} />);
    const stillNumbers = numbersOf(container);
    const start = buttonOf(container, 'Try it');
    act(() => start?.click());
    const live = container.querySelector<HTMLElement>('section[aria-label="PT on sample data"]');
    expect(document.activeElement).toBe(live);
    expect(container.querySelector('[inert]')).toBeNull();
    // A picture of a chart leaves out all that stands around it.
    expect(numbersOf(container)).toEqual(
      states[name]?.isChart ? expect.arrayContaining(stillNumbers) : stillNumbers,
    );
    act(() => buttonOf(container, 'Back to the picture')?.click());
    expect(container.querySelector('[inert]')).not.toBeNull();
    expect(document.activeElement).toBe(start);
  });
});

it('goes back on Escape once nothing is open in it', () => {
  const container = render(<Picture of="save-dialog" marks={[]} />);
  act(() => buttonOf(container, 'Try it')?.click());
  const pressEscape = () =>
    act(() =>
      (container.querySelector('[role="dialog"]') ?? document.activeElement)?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
    );
  pressEscape();
  expect(container.querySelector('[inert]')).toBeNull();
  pressEscape();
  expect(container.querySelector('[inert]')).not.toBeNull();
});
