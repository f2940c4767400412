import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * For tests in a DOM: renders into the document, and takes everything away after the test. Not by `afterEach`, which would be
 * registered in the first test file only, because test files share their modules.
 */
export function render(content: ReactNode): HTMLElement {
  return rendered(content).container;
}

/** The same, with the way to render something else in its place. */
export function rendered(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    window.history.replaceState(null, '', '/');
  });
  const show = (shown: ReactNode) => act(() => root.render(shown));
  show(content);
  return { container, show };
}

/** A pointer event at a place on the screen. */
export function point(target: Element, type: string, init: PointerEventInit): void {
  act(() => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
  });
}

/** Types into a field, or chooses in a select. React listens to the browser's own setter. */
export function type(field: HTMLInputElement | HTMLSelectElement | null, value: string): void {
  act(() => {
    if (field) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
  });
}

/** Gives every element the same box on the screen, for this test: without layout all of them have none. */
export function stubBox(box: { width: number; height: number }): void {
  const { getBoundingClientRect, setPointerCapture } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, box.width, box.height);
  Element.prototype.setPointerCapture = () => {};
  onTestFinished(() => void Object.assign(Element.prototype, { getBoundingClientRect, setPointerCapture }));
}
