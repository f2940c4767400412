import { useLayoutEffect, useState } from 'react';
import type { Hit } from '../engine/hits';
import { optionId } from './Options';

/** The row that the reader moved to after a question; `place` counts where its address is gone. */
type Moved = { readonly asked: number; readonly url: string; readonly place: number };

function activeOf(hits: readonly Hit[], moved: Moved | null): number {
  const at = hits.findIndex(({ url }) => url === moved?.url);
  return at >= 0 ? at : Math.min(moved?.place ?? 0, hits.length - 1);
}

/** The row that Enter opens, which the field names: the one that the reader moved to since the last letter, else the first. */
export function useActiveRow(field: HTMLInputElement, hits: readonly Hit[], asked: number) {
  const [last, setLast] = useState<Moved | null>(null);
  const moved = last?.asked === asked ? last : null;
  const active = activeOf(hits, moved);
  const moveTo = (place: number) => setLast({ asked, url: hits[place]?.url ?? '', place });

  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(active >= 0));
    if (active >= 0) {
      field.setAttribute('aria-activedescendant', optionId(active));
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  }, [field, active]);

  return { active, isMoved: moved !== null, moveTo };
}
