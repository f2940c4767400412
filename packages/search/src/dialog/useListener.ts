import { useEffect } from 'react';

/** Hears an event of an element that React did not render. */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  useEffect(() => {
    target?.addEventListener(type, listener);
    return () => target?.removeEventListener(type, listener);
  });
}
