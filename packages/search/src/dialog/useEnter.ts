import { useEffect, useRef } from 'react';
import type { Hit } from '../engine/hits';
import { remember } from '../results/storedSearches';
import type { Outcome } from '../results/useResults';

function openHit(dialog: HTMLDialogElement, hit: Hit, inNewTab: boolean): void {
  remember('recent', hit);
  if (inNewTab) {
    window.open(hit.url, '_blank', 'noopener');
  } else {
    dialog.close(hit.url);
  }
}

type Props = {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly question: { readonly query: string; readonly asked: number };
  readonly outcome: Outcome;
  readonly hits: readonly Hit[];
  readonly row: { readonly active: number; readonly isMoved: boolean };
};

/** Enter opens the active row. Pressed before the answer is here, it opens the first row when that comes. */
export function useEnter({ dialog, field, question: { query, asked }, outcome, hits, row }: Props) {
  const { status } = outcome;
  const awaited = useRef<{ readonly asked: number; readonly inNewTab: boolean } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the last answer to what was typed is here
  useEffect(() => {
    const { current } = awaited;
    if (current?.asked === asked && status !== 'waiting' && outcome.query === query) {
      awaited.current = null;
      if (hits[0]) {
        openHit(dialog, hits[0], current.inNewTab);
      }
    }
  }, [status, outcome.query]);

  return (event: KeyboardEvent) => {
    const inNewTab = event.ctrlKey || event.metaKey;
    const hit = hits[row.active];
    // What is shown may still answer what was typed before, or nothing is here yet.
    const isAwaited = outcome.query !== field.value.trim() && !row.isMoved;
    if (isAwaited || (!hit && field.value.trim() && status === 'waiting')) {
      event.preventDefault();
      awaited.current = { asked, inNewTab };
    } else if (hit) {
      event.preventDefault();
      openHit(dialog, hit, inNewTab);
    }
  };
}
