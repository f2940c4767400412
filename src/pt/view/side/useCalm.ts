import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 150;

/** A value that changes at most seven times a second: nobody reads numbers in a table faster, and each costs a layout. */
export function useCalm<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        setShown(value);
      },
      Math.max(0, last.current + PAUSE_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
