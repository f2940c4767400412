import { isPlainClick } from '@pt-docs/islands/head';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { readConfig } from '../client/config';
import type { Results } from '../client/protocol';
import type { Hit } from '../engine/hits';
import Changes from '../results/Changes';
import Panel from '../results/Panel';
import { spokenOf } from '../results/spokenOf';
import { remember } from '../results/storedSearches';
import { type Outcome, useResults } from '../results/useResults';
import Options, { inOrder, optionId } from './Options';
import { useActiveRow } from './useActiveRow';
import { useEnter } from './useEnter';
import { useFieldQuery } from './useFieldQuery';
import { useKeys } from './useKeys';
import { useListener } from './useListener';

/** As many as a phone shows without much scrolling. The rest is one link away. */
const HIT_COUNT = 8;
const EXCERPT_WORDS = 18;
/** A query that takes longer gets a sign that it is under way. */
const PATIENCE_MS = 300;

/** The page behind the dialog stays where it is. */
function usePageKept(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const stay = (event: Event) =>
      (event.target as Element).closest('.pt-search__body') || event.preventDefault();
    dialog.addEventListener('wheel', stay, { passive: false });
    return () => dialog.removeEventListener('wheel', stay);
  }, [dialog]);
}

function useBusySign(dialog: HTMLDialogElement, status: Outcome['status']): void {
  useEffect(() => {
    if (status !== 'waiting') {
      return;
    }
    const timer = setTimeout(() => {
      dialog.dataset.busy = '';
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      delete dialog.dataset.busy;
    };
  }, [dialog, status]);
}

/** A row or a link of the panel. */
function followLink(dialog: HTMLDialogElement, hits: readonly Hit[], event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const hit = hits.find((_, at) => link?.id === optionId(at));
  if (hit) {
    remember('recent', hit);
  }
  if (link && isPlainClick(event) && link.origin === location.origin) {
    event.preventDefault();
    dialog.close(link.pathname + link.search + link.hash);
  }
}

/** What had the focus may be gone with what it stood in. */
function keepFocus(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  if (dialog.open && !dialog.contains(document.activeElement)) {
    field.focus();
  }
}

/** Moves the focus through the field and the links and buttons below it. */
function stepThroughLinks(field: HTMLInputElement, found: HTMLElement | null, by: number): void {
  const below = found?.querySelectorAll<HTMLElement>('a, .pt-search__query, .pt-search__retry') ?? [];
  const stops = [field, ...below];
  const at = Math.max(0, stops.indexOf(document.activeElement as HTMLElement));
  stops[(at + by + stops.length) % stops.length]?.focus();
}

/** When other rows are shown, and only then: they begin at their top, unless the reader is among them. */
function useNewRows(
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
  results: Results | null,
  hits: readonly Hit[],
  { isMoved, moveTo }: ReturnType<typeof useActiveRow>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other rows are shown, and only then
  useLayoutEffect(() => {
    const under = hits.findIndex((_, at) => document.getElementById(optionId(at))?.matches(':hover'));
    if (isMoved && under >= 0) {
      // The row below the pointer is the one that a click opens.
      moveTo(under);
    } else if (!isMoved) {
      dialog.querySelector('.pt-search__body')?.scrollTo(0, 0);
    }
    keepFocus(dialog, field);
  }, [results]);
}

/** What stands below the dialog's field, which is in the page's own HTML and works before this is here. */
export default function SearchDialog({ dialog }: { readonly dialog: HTMLDialogElement }) {
  const field = dialog.querySelector('.pt-search__field') as HTMLInputElement;
  const found = useRef<HTMLDivElement>(null);
  const { change, tryQuery, ...question } = useFieldQuery(dialog, field);
  const outcome = useResults(
    { query: question.query, hitCount: HIT_COUNT, excerptWords: EXCERPT_WORDS },
    true,
  );
  const { status, results } = outcome;
  const hits = inOrder(results?.hits ?? []);
  const row = useActiveRow(field, hits, question.asked);
  const allResults = `${readConfig().searchPage}?${new URLSearchParams({ q: question.query })}`;

  /** Through the rows; where there are none, through the links and buttons below the field. */
  function step(by: number) {
    if (hits.length === 0) {
      stepThroughLinks(field, found.current, by);
      return;
    }
    field.focus();
    const place = (row.active + by + hits.length) % hits.length;
    row.moveTo(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  }

  function retry() {
    field.focus();
    outcome.retry();
  }

  function follow(event: MouseEvent) {
    queueMicrotask(() => keepFocus(dialog, field));
    followLink(dialog, hits, event);
  }

  const onEnter = useEnter({ dialog, field, question, outcome, hits, row });
  useKeys(dialog, field, { onStep: step, onEnter });
  useListener(field.form, 'submit', (event) => {
    event.preventDefault();
    dialog.close(allResults);
  });
  usePageKept(dialog);
  useBusySign(dialog, status);
  useNewRows(dialog, field, results, hits, row);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of its links
    <div ref={found} className="pt-search__found" onClick={follow}>
      <Changes answer={hits[0]} onTry={change} />
      <Options hits={hits} active={row.active} onMove={row.moveTo} />
      <div className="pt-search__panel">
        <Panel {...outcome} retry={retry} allResults={allResults} onTry={tryQuery} />
      </div>
      <p className="pt-hidden" role="status">
        {spokenOf(outcome)}
      </p>
    </div>
  );
}
