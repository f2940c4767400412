import { isPlainClick } from '../lib/isPlainClick';
import { hasNewerBuild } from '../offline/tab';
import { afterNextPaint } from '../text/afterNextPaint';
import { currentPlace, showFirstScreen } from '../text/ahead';
import { follow, pageLink } from '../text/links';

/** A word of the glossary: the first tap on it opens its card. */
const TERM = '[data-term]';

/**
 * A click on a link whose text is here shows that text at once, and lets the application hear of it one frame later: everything
 * that it draws around a text, it draws in one piece, a tenth of a second on a slow phone.
 */
function textFirst(event: MouseEvent): void {
  const link = event.isTrusted && !event.defaultPrevented && isPlainClick(event) && pageLink(event.target);
  const place = currentPlace();
  if (!link || !place || link.hash || link.closest(TERM) || hasNewerBuild()) {
    return;
  }
  // Links of the old text go with it; those of the frame have work of their own to do, such as closing a menu.
  const isInText = place.element.contains(link);
  if (showFirstScreen(link.pathname)) {
    event.preventDefault();
    event.stopPropagation();
    afterNextPaint(() => (isInText ? follow(link, place.history) : link.click()));
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', textFirst, true);
}
