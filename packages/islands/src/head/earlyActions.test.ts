// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepEarlyActions } from './earlyActions';

it.each([
  ['ArrowLeft', {}, true],
  ['ArrowLeft', { altKey: true }, false],
  ['F5', {}, false],
  ['f', { ctrlKey: true }, false],
  ['PageDown', {}, false],
])('a handle of a static island and %s with %j: kept for it is %s', (key, modifiers, isKept) => {
  keepEarlyActions();
  document.body.innerHTML =
    '<div id="__docusaurus"><div data-island="x" data-island-state="static"><i tabindex="0" data-keys="ArrowLeft Home"></i></div></div>';
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.querySelector('i')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isKept);
});
