import { goTo } from '@pt-docs/embed/client';
import { isPlainClick } from '@pt-docs/islands/head';

/**
 * Terms of server-rendered pages carry their cards. A post that React renders in the browser has none, so that the glossary
 * is in no script: it is fetched when such a post is opened.
 */
export async function onRouteDidUpdate(): Promise<void> {
  const bare = document.querySelectorAll<HTMLElement>('[data-term]:not([data-card])');
  if (bare.length > 0) {
    const { cardText } = await import('./cardText');
    for (const term of bare) {
      term.dataset.card = cardText(term.dataset.term ?? '');
    }
  }
}

/** The card's link stays in the application. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('.pt-term-card a');
  if (link && !event.defaultPrevented && isPlainClick(event)) {
    event.preventDefault();
    goTo(link.pathname + link.hash);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', follow);
}
