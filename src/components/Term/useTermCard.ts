import type { TermId } from '@site/data/glossary/ids';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Definition, loadDefinition } from './loadDefinition';
import { useDismissal } from './useDismissal';

/** Long enough that a pointer on its way elsewhere opens nothing, and can cross the gap to the card. */
const DELAY = 150;

/** One card at a time: opening a second one closes the first. */
let openCard: { owner: RefObject<HTMLElement | null>; close: () => void } | undefined;

/** When the card of a term is shown, by pointer, focus or tap, and what it shows. */
export function useTermCard(id: TermId, wrapper: RefObject<HTMLElement | null>) {
  const [definition, setDefinition] = useState<Definition>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);
  const pressedBy = useRef('');

  const close = useCallback(() => {
    clearTimeout(timer.current);
    isWanted.current = false;
    setDefinition(undefined);
  }, []);

  async function open(): Promise<boolean> {
    clearTimeout(timer.current);
    isWanted.current = true;
    const found = await loadDefinition(id);
    // The reader may have moved on while the glossary was on its way.
    if (found && isWanted.current) {
      if (openCard && openCard.owner !== wrapper) {
        openCard.close();
      }
      openCard = { owner: wrapper, close };
      setDefinition(found);
    }
    return found !== undefined;
  }

  useEffect(() => close, [close]);
  useDismissal(definition !== undefined, wrapper, close);

  const handlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') {
        clearTimeout(timer.current);
        timer.current = setTimeout(open, DELAY);
        loadDefinition(id);
      }
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => wrapper.current?.querySelector(':focus-visible') || close(), DELAY);
      }
    },
    onPointerDown({ pointerType }: PointerEvent) {
      pressedBy.current = pointerType;
    },
    onFocus({ target }: FocusEvent) {
      // A tap focuses too, but must not open the card before its click is understood.
      if (target.matches(':focus-visible')) {
        open();
      }
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!wrapper.current?.contains(relatedTarget) && !wrapper.current?.matches(':hover')) {
        close();
      }
    },
  };

  /** There is no hovering with a finger: the first tap shows the card, the second follows the link. */
  async function onLinkClick(event: MouseEvent) {
    const isTap = pressedBy.current === 'touch';
    pressedBy.current = '';
    if (isTap && !definition) {
      const { currentTarget } = event;
      event.preventDefault();
      if (!(await open())) {
        (currentTarget as HTMLElement).click();
      }
    }
  }

  return { definition, close, handlers, onLinkClick };
}
