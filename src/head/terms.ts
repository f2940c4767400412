/**
 * Cards of terms, from what stands in the page (src/components/text/Term): they open before, during and after hydration. A pointer
 * or the keyboard's focus opens a card; under a finger the first tap opens it and the second follows the link.
 */
import { isHydrated } from '@pt-docs/islands/head';
import { placeCard } from './placeCard';

/** Long enough that a pointer on its way elsewhere opens nothing, and can cross the gap to the card. */
const OPEN_MS = 80;
const CLOSE_MS = 150;
/** There is one card at a time, so its description can always have the same id. */
const DESCRIPTION_ID = 'pt-term-definition';

let term: HTMLElement | undefined;
let card: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What the reader pointed with last. */
let pointer = '';

const word = () => term?.querySelector('a');

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text: string, name?: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) {
    element.className = `pt-term-${name}`;
  }
  return element;
}

function takeAway(): void {
  word()?.removeAttribute('aria-describedby');
  const closing = card;
  card = undefined;
  term = undefined;
  // Last: a card that has the focus loses it, which would close it again.
  closing?.remove();
}

function close(): void {
  clearTimeout(timer);
  takeAway();
}

function place(): void {
  const at = word()?.getBoundingClientRect();
  if (!card || !at || !term?.isConnected) {
    // The word's page is gone, but the card of another word may be about to open.
    takeAway();
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = card;
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = placeCard(at, { width, height }, room);
  card.style.setProperty('--term-left', `${left}px`);
  card.style.setProperty('--term-top', `${top}px`);
}

function open(next: HTMLElement): void {
  clearTimeout(timer);
  if (next === term || !next.dataset.card) {
    return;
  }
  close();
  term = next;
  const [name = '', short = '', definition = '', href = '', title = ''] = next.dataset.card.split('|');
  const description = make('span', definition, 'definition');
  description.id = DESCRIPTION_ID;
  const link = make('a', title);
  link.href = href;
  const isHere = link.pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
  if (isHere) {
    link.textContent = 'More on this page';
  }
  const more = make('span', isHere ? '' : 'More in ', 'more');
  more.append(link);
  card = make('span', '', 'card');
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', `Definition of ${name}`);
  card.append(make('strong', name), make('span', short, 'short'), description, more);
  // Beside its word for the keyboard's sake, but not where React is about to hydrate what it rendered.
  const isSafe = isHydrated() || next.closest('.theme-doc-markdown');
  (isSafe ? next : document.body).append(card);
  word()?.setAttribute('aria-describedby', DESCRIPTION_ID);
  place();
}

function after(ms: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, ms);
}

const isOutside = (node: EventTarget | null) =>
  !(node instanceof Node && (term?.contains(node) || card?.contains(node)));

const termAt = (event: Event) => (event.target as Element).closest?.<HTMLElement>('[data-card]');

/** A finger cannot hover, but browsers go on as if a mouse were where it was lifted. */
const isHover = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && pointer !== 'touch';

function onPoint({ pointerType }: PointerEvent): void {
  pointer = pointerType;
}

function onPress(event: PointerEvent): void {
  onPoint(event);
  if (isOutside(event.target)) {
    close();
  }
}

/** A first tap, or a click in a step of the tour, opens the card instead of the link. */
function onClick(event: MouseEvent): void {
  const { target, detail, ctrlKey, metaKey } = event;
  // A step of the tour says what to click, and the glossary would take its reader away from it.
  const isStep = !ctrlKey && !metaKey && (target as Element).closest('[data-tour]') !== null;
  // A click without detail is the keyboard's.
  const next = (isStep || (pointer === 'touch' && detail)) && termAt(event);
  if (next && (isStep || next !== term)) {
    event.preventDefault();
    open(next);
  } else if (!isOutside(event.target)) {
    // After whoever follows the link.
    setTimeout(close);
  }
}

function onOver(event: PointerEvent): void {
  const next = termAt(event);
  // A tap is handled by its click.
  if (isHover(event) && (next || !isOutside(event.target))) {
    after(OPEN_MS, () => next && open(next));
  }
}

function onOut(event: PointerEvent): void {
  const isFocused = () => [term, card].some((element) => element?.querySelector(':focus-visible'));
  if (isHover(event) && isOutside(event.relatedTarget)) {
    after(CLOSE_MS, () => isFocused() || close());
  }
}

function onFocus(event: FocusEvent): void {
  const next = termAt(event);
  // A tap focuses too, but must not open the card before its click is understood.
  if (next && (event.target as Element).matches(':focus-visible')) {
    open(next);
  }
}

function onBlur({ relatedTarget }: FocusEvent): void {
  if (isOutside(relatedTarget) && !term?.matches(':hover')) {
    close();
  }
}

// Captured: whoever follows links, inside the app or out of it (offlineLinks.ts), must see that a first tap is taken.
addEventListener('pointermove', onPoint, true);
addEventListener('pointerdown', onPress, true);
addEventListener('click', onClick, true);
addEventListener('pointerover', onOver, true);
addEventListener('pointerout', onOut, true);
addEventListener('focusin', onFocus, true);
addEventListener('focusout', onBlur, true);
addEventListener('keydown', (event) => {
  const { key, shiftKey } = event;
  const isInside = card?.contains(document.activeElement);
  if (key === 'Escape' && card) {
    if (isInside) {
      word()?.focus();
    }
    close();
  } else if (key === 'Tab' && card?.parentNode === document.body) {
    // Not beside its word, but Tab goes as if it were: from the word into the card, and on from where the word is.
    const isEntering = !shiftKey && document.activeElement === word();
    const next = isInside ? word() : isEntering && card.querySelector('a');
    if (next) {
      next.focus();
      // Forward from the card, the browser's own Tab goes on from the word.
      if (isInside === shiftKey) {
        event.preventDefault();
      }
    }
  }
});
// Captured, because a table that scrolls sideways moves its words too.
addEventListener('scroll', () => card && place(), { capture: true, passive: true });
addEventListener('resize', () => card && place());
