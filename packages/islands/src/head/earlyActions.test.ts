// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyActions } from './earlyActions';

const ISLAND = `<div id="__docusaurus"><div data-island="x" data-island-state="static">
  <i tabindex="0" data-keys="ArrowLeft Home"></i><button type="button">Buy</button>
  <input type="range" min="0" max="200000" step="1000" value="100000"><input value="100,000 USDC">
</div></div>`;

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;

/** As the browser sends it: an event that a script makes isn't kept. */
function send(target: Element, event: Event): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
  return event;
}

function move(value: string): void {
  const slider = find<HTMLInputElement>('[type="range"]');
  slider.value = value;
  send(slider, new Event('input', { bubbles: true }));
}

const turn = (state: string) => find<HTMLElement>('[data-island]').setAttribute('data-island-state', state);

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = ISLAND;
  end = keepEarlyActions();
});
afterEach(() => end());

it.each([
  ['ArrowLeft', {}, true],
  ['ArrowLeft', { altKey: true }, false],
  ['F5', {}, false],
  ['f', { ctrlKey: true }, false],
  ['PageDown', {}, false],
])('a handle of a static island and %s with %j: kept for it is %s', (key, modifiers, isKept) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  expect(send(find('i'), event).defaultPrevented).toBe(isKept);
  turn('hydrated');
});

describe('what the reader does before an island is hydrated', () => {
  it('is done again in its order when it is, also if its chunk failed at first', async () => {
    const done: string[] = [];
    const [slider, button] = [find<HTMLInputElement>('[type="range"]'), find<HTMLButtonElement>('button')];
    const click = () => send(button, new MouseEvent('click', { bubbles: true, cancelable: true }));
    click();
    move('105000');
    button.addEventListener('click', () => done.push('click'));
    slider.addEventListener('input', () => done.push(slider.value));
    click();
    turn('failed');
    expect(done).toEqual([]);
    turn('hydrated');
    await vi.waitFor(() => expect(done).toEqual(['click', '105000', 'click']));
  });

  it('is done once, if the second click tried again what was lost', async () => {
    const clicked = vi.fn();
    const button = find<HTMLButtonElement>('button');
    const click = () => send(button, new MouseEvent('click', { bubbles: true, cancelable: true }));
    click();
    turn('failed');
    click();
    button.addEventListener('click', clicked);
    turn('hydrated');
    await vi.waitFor(() => expect(button.hasAttribute('data-pressed')).toBe(false));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('takes away the value beside a slider that was moved', () => {
    const printed = find<HTMLInputElement>('input:not([type])');
    printed.value = '100,000 USDC';
    move('105000');
    expect(printed.value).toBe('…');
    turn('hydrated');
  });
});
