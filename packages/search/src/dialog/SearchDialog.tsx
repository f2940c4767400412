import { isPlainClick } from '@pt-docs/islands/head';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readConfig } from '../client/config';
import type { Hit } from '../engine/hits';
import Changes, { type Try } from '../results/Changes';
import Panel from '../results/Panel';
import { spokenOf } from '../results/spokenOf';
import { remember } from '../results/storedSearches';
import { useResults } from '../results/useResults';
import Options, { inOrder, optionId } from './Options';

/** As many as a phone shows without much scrolling. The rest is one link away. */
const HIT_COUNT = 8;
const EXCERPT_WORDS = 18;
/** A query that takes longer gets a sign that it is under way. */
const PATIENCE_MS = 300;

/** The row that the reader moved to since the last letter; `place` counts where its address is gone. */
type Moved = { readonly url: string; readonly place: number };

function activeOf(hits: readonly Hit[], moved: Moved | null): number {
  const at = hits.findIndex(({ url }) => url === moved?.url);
  return at >= 0 ? at : Math.min(moved?.place ?? 0, hits.length - 1);
}

/** Hears an event of an element that React did not render. */
function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  useEffect(() => {
    target?.addEventListener(type, listener);
    return () => target?.removeEventListener(type, listener);
  });
}

/** What stands below the dialog's field, which is in the page's own HTML and works before this is here. */
export default function SearchDialog({ dialog }: { readonly dialog: HTMLDialogElement }) {
  const field = dialog.querySelector('.pt-search__field') as HTMLInputElement;
  const [query, setQuery] = useState(() => field.value.trim());
  const [moved, setMoved] = useState<Moved | null>(null);
  /** Enter was pressed before the answer was here: its first row is opened when it comes. */
  const entered = useRef<{ readonly inNewTab: boolean } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const outcome = useResults({ query, hitCount: HIT_COUNT, excerptWords: EXCERPT_WORDS }, true);
  const { status, results } = outcome;
  const hits = inOrder(results?.hits ?? []);
  const active = activeOf(hits, moved);
  const allResults = `${readConfig().searchPage}?${new URLSearchParams({ q: query })}`;

  /** Answers what is in the field now. */
  function run() {
    entered.current = null;
    setMoved(null);
    setQuery(field.value.trim());
  }

  const change: Try = (text, select) => {
    field.value = text;
    if (select) {
      field.focus();
      field.setSelectionRange(...select);
    }
    run();
  };
  const tryQuery: Try = (text) => {
    field.focus();
    change(text);
  };

  function retry() {
    field.focus();
    outcome.retry();
  }

  function open(hit: Hit, inNewTab: boolean) {
    remember('recent', hit);
    if (inNewTab) {
      window.open(hit.url, '_blank', 'noopener');
    } else {
      dialog.close(hit.url);
    }
  }

  /** What was pressed may be gone with what it stood in. */
  function keepFocus() {
    if (dialog.open && !dialog.contains(document.activeElement)) {
      field.focus();
    }
  }

  /** A row or a link of the panel. */
  function follow(event: MouseEvent) {
    queueMicrotask(keepFocus);
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

  const moveTo = (place: number) => setMoved({ url: hits[place]?.url ?? '', place });

  /** Through the rows; where there are none, through the links and buttons below the field. */
  function step(by: number) {
    if (hits.length > 0) {
      field.focus();
      const place = (active + by + hits.length) % hits.length;
      moveTo(place);
      document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const below = top.current?.querySelectorAll<HTMLElement>('a, .pt-search__query, .pt-search__retry') ?? [];
    const stops = [field, ...below];
    const at = Math.max(0, stops.indexOf(document.activeElement as HTMLElement));
    stops[(at + by + stops.length) % stops.length]?.focus();
  }

  function onEnter(event: KeyboardEvent) {
    const inNewTab = event.ctrlKey || event.metaKey;
    const hit = hits[active];
    // What is shown may still answer what was typed before, or nothing is here yet.
    const isAwaited = outcome.query !== field.value.trim() && !moved;
    if (isAwaited || (!hit && field.value.trim() && status === 'waiting')) {
      event.preventDefault();
      entered.current = { inNewTab };
    } else if (hit) {
      event.preventDefault();
      open(hit, inNewTab);
    }
  }

  useListener(field, 'input', run);
  // The field is empty only after this event.
  useListener(field.form, 'reset', () => setTimeout(tryQuery, 0, ''));
  useListener(field.form, 'submit', (event) => {
    event.preventDefault();
    dialog.close(allResults);
  });
  // Closed without a choice, it keeps the words for the next time.
  useListener(dialog, 'close', () => (dialog.returnValue ? change('') : run()));
  useListener(dialog, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (isComposing) {
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      step(key === 'ArrowDown' ? 1 : -1);
    } else if (isLetter && target !== field) {
      // The field has to have the focus when this handler ends: the browser then types the letter there.
      field.focus();
    } else if (key === 'Enter' && target === field) {
      onEnter(event);
    }
  });

  useEffect(() => {
    // What was typed since the first render, before anything listened.
    setQuery(field.value.trim());
    // The page behind stays where it is.
    const stay = (event: Event) =>
      (event.target as Element).closest('.pt-search__body') || event.preventDefault();
    dialog.addEventListener('wheel', stay, { passive: false });
    return () => dialog.removeEventListener('wheel', stay);
  }, [dialog, field]);

  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(active >= 0));
    if (active >= 0) {
      field.setAttribute('aria-activedescendant', optionId(active));
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  }, [field, active]);

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: when other rows are shown, and only then
  useLayoutEffect(() => {
    const under = hits.findIndex((_, at) => document.getElementById(optionId(at))?.matches(':hover'));
    if (moved && under >= 0) {
      // The row below the pointer is the one that a click opens.
      moveTo(under);
    } else if (!moved) {
      dialog.querySelector('.pt-search__body')?.scrollTo(0, 0);
    }
    keepFocus();
  }, [results]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the last answer to what was typed is here
  useEffect(() => {
    const { current } = entered;
    if (current && status !== 'waiting' && outcome.query === query) {
      entered.current = null;
      if (hits[0]) {
        open(hits[0], current.inNewTab);
      }
    }
  }, [status, outcome.query]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of its links
    <div ref={top} className="pt-search__found" onClick={follow}>
      <Changes answer={hits[0]} onTry={change} />
      <Options hits={hits} active={active} onMove={moveTo} />
      <div className="pt-search__panel">
        <Panel {...outcome} retry={retry} allResults={allResults} onTry={tryQuery} />
      </div>
      <p className="pt-hidden" role="status">
        {spokenOf(outcome)}
      </p>
    </div>
  );
}
