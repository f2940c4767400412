import { goTo } from '@pt-docs/embed/client';
import { isPlainClick } from '@pt-docs/islands/head';
import type { TermId } from '@site/data/glossary/ids';
import { buildCard, DESCRIPTION_ID } from './buildCard';
import { placeCard } from './placeCard';

/**
 * Shows the card of a term, as the last child of the term's own element: what React drew there stays as it is, and a page
 * that goes takes the card along. `close` is asked for when the reader is done; returns how to take the card away.
 */
export function openCard(term: HTMLElement, close: () => void): () => void {
  const word = term.querySelector('a');
  const { card, more } = buildCard(term.dataset.term as TermId);
  const listening = new AbortController();
  const { signal } = listening;

  function place(): void {
    if (!word || !term.isConnected) {
      close();
      return;
    }
    const { offsetWidth: width, offsetHeight: height } = card;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeCard(word.getBoundingClientRect(), { width, height }, room);
    card.style.setProperty('--term-left', `${left}px`);
    card.style.setProperty('--term-top', `${top}px`);
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') {
      if (term.contains(document.activeElement)) {
        word?.focus();
      }
      close();
    }
  }

  function closeOnPressElsewhere({ target }: PointerEvent): void {
    if (!term.contains(target as Node)) {
      close();
    }
  }

  function follow(event: MouseEvent): void {
    if (isPlainClick(event)) {
      event.preventDefault();
      goTo(more.pathname + more.hash);
    }
    close();
  }

  term.append(card);
  word?.setAttribute('aria-describedby', DESCRIPTION_ID);
  place();
  // Captured, because a table that scrolls sideways moves its words too.
  addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { signal });
  addEventListener('keydown', closeOnEscape, { signal });
  addEventListener('pointerdown', closeOnPressElsewhere, { signal });
  more.addEventListener('click', follow);

  return () => {
    listening.abort();
    word?.removeAttribute('aria-describedby');
    card.remove();
  };
}
