import { openCard } from './openCard';

/** Long enough that a pointer on its way elsewhere opens nothing, and can cross the gap to the card. */
const DELAY = 150;

/** One card at a time: opening a second one closes the first. */
let open: { readonly term: HTMLElement; readonly end: () => void } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  const closing = open;
  open = undefined;
  closing?.end();
}

export function show(term: HTMLElement): void {
  clearTimeout(timer);
  // The page may have gone while the glossary was on its way.
  if (open?.term !== term && term.isConnected) {
    close();
    open = { term, end: openCard(term, close) };
  }
}

/** Counted from the event: the glossary may have been on its way for longer than that. */
function afterDelay({ timeStamp }: Event, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, timeStamp + DELAY - performance.now());
}

const closeUnlessFocused = () => open?.term.querySelector(':focus-visible') || close();

/** What pointer and focus do on a term. Moves between a word and its card are none of it. */
export function hear(event: Event, term: HTMLElement): void {
  if (event.type === 'pointerover') {
    afterDelay(event, () => show(term));
  } else if (event.type === 'pointerout') {
    afterDelay(event, closeUnlessFocused);
  } else if (event.type === 'focusin') {
    // A tap focuses too, but must not open the card before its click is understood.
    if ((event.target as Element).matches(':focus-visible')) {
      show(term);
    }
  } else if (open?.term === term && !term.matches(':hover')) {
    close();
  }
}
