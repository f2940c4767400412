import { useEffect, useRef } from 'react';

const LIT_MS = 600;
const OPEN_MS = 140;

function animate(element: Element | null | undefined, frames: Keyframe[], duration: number): void {
  if (element && 'animate' in element && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.animate(frames, { duration, easing: 'ease-out' });
  }
}

/** Shows where something changed. */
export const light = (element: Element | null | undefined) =>
  animate(element, [{ backgroundColor: 'var(--pt-accent-soft)' }, {}], LIT_MS);

/** A strip opens from nothing, and is lit. */
export function open(element: Element | null | undefined): void {
  animate(element, [{ flexBasis: 0, flexGrow: 0 }, {}], OPEN_MS);
  light(element);
}

/** Lights an element when what it shows is something else, but never as it comes. */
export function useLight<T extends Element>(shown: string) {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) {
      before.current = shown;
      light(element.current);
    }
  }, [shown]);
  return element;
}
