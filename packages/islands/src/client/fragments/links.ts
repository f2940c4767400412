import type { MouseEvent as ReactMouseEvent, SyntheticEvent } from 'react';
import { isFilePath } from '../../head/isFilePath';
import { isPlainClick } from '../../head/isPlainClick';
import type { History } from './docPreview';

/** The link that an event is about, if the application can follow it: a page of this site, in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  const isPage =
    link &&
    link.origin === location.origin &&
    (!link.target || link.target === '_self') &&
    !link.getAttribute('href')?.startsWith('#') &&
    !isFilePath(link.pathname);
  return isPage ? link : null;
}

const addressIn = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** As the framework's links do. */
function follow(link: HTMLAnchorElement, history: History): void {
  const address = addressIn(link);
  // A second entry for the same address would make the back button do nothing.
  history[address === addressIn(history.location) ? 'replace' : 'push'](address);
}

/** Links of a fragment do what the framework's links do: they stay in the application, and load when pointed at. */
export function linkHandlers(history: History) {
  const load = ({ target }: SyntheticEvent) => {
    const link = pageLink(target);
    if (link && link.pathname !== location.pathname) {
      window.docusaurus.preload(link.pathname);
    }
  };
  return {
    onMouseOver: load,
    onTouchStart: load,
    onClick(event: ReactMouseEvent) {
      const link = !event.defaultPrevented && isPlainClick(event) && pageLink(event.target);
      if (link) {
        event.preventDefault();
        follow(link, history);
      }
    },
  };
}

/** Prefetches pages behind visible links, as the framework's links do. Returns a function that stops. */
export function watchLinks(fragment: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && pageLink(target);
      if (link) {
        observer.unobserve(target);
        window.docusaurus.prefetch(link.pathname);
      }
    }
  });
  for (const link of fragment.querySelectorAll('a[href^="/"]')) {
    observer.observe(link);
  }
  return () => observer.disconnect();
}
