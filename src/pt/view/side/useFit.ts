import { useCallback, useState } from 'react';

/**
 * How many rows there's room for in what a list stands in, so that none is cut: at least one, at most `most`, and `first` until
 * it's measured, as in a picture. A book has `sides` of them.
 */
export function useFit<T extends HTMLElement>(most: number, sides = 1, first = most) {
  const [room, setRoom] = useState(first);
  const ref = useCallback(
    (list: T) => {
      const box = list.parentElement as HTMLElement;
      const observer = new ResizeObserver(() => {
        const rows = list.querySelectorAll<HTMLElement>('tbody tr');
        const row = rows[0]?.getBoundingClientRect().height ?? 0;
        const { paddingBlockEnd } = getComputedStyle(box);
        const rest =
          list.getBoundingClientRect().height - rows.length * row + Number.parseFloat(paddingBlockEnd);
        if (row > 0) {
          // A pixel more, because heights are fractions and a box that grows with its rows must keep them.
          setRoom(Math.floor((box.clientHeight - rest + 1) / row / sides));
        }
      });
      observer.observe(box);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [sides],
  );
  return [Math.max(1, Math.min(room, most)), ref] as const;
}
