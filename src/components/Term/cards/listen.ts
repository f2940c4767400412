import { isHydrated } from '@pt-docs/islands/head';

/** By what the reader pressed last: only a finger cannot hover. */
let pressedBy = '';

const loadCards = () => import('./cards');

/** The first tap shows the card, the second follows the link. Without a card the link is better than nothing. */
function onClick(event: Event, term: HTMLElement): void {
  const isTap = pressedBy === 'touch';
  pressedBy = '';
  const isOpen = term.childElementCount > 1;
  if (isTap && !isOpen) {
    event.preventDefault();
    loadCards()
      .then(({ show }) => show(term))
      .catch(() => term.querySelector('a')?.click());
  }
}

/**
 * Terms are drawn as links (src/components/Term), and most texts are never drawn by React. So their cards are opened from
 * here, and the glossary is fetched when the first term is pointed at, focused or tapped.
 */
function hear(event: Event): void {
  const { type, target, pointerType, relatedTarget } = event as PointerEvent;
  const term = (target as Element).closest?.<HTMLElement>('[data-term]');
  // While the page wakes, React must find what was drawn. Between a word and its card nothing is entered or left.
  if (!term || !isHydrated() || term.contains(relatedTarget as Node | null)) {
    return;
  }
  if (type === 'pointerdown') {
    pressedBy = pointerType;
  } else if (type === 'click') {
    onClick(event, term);
  } else if (pointerType !== 'touch') {
    // A fetch that failed is tried again the next time; until then the term is a link.
    loadCards().then(
      (cards) => cards.hear(event, term),
      () => {},
    );
  }
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerover', 'pointerout', 'pointerdown', 'focusin', 'focusout', 'click']) {
    // Captured: whoever follows links, inside the app or out of it (offlineLinks.ts), must see that a first tap is taken.
    window.addEventListener(type, hear, true);
  }
}
