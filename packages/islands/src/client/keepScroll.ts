import { isHydrated } from '../head/recovery';

/**
 * A translator or an extension may change the page before React hydrates it. React then renders everything anew, and while
 * the page is empty the browser scrolls to its top: the reader is taken back to where they were.
 */
function keepScroll(): void {
  const root = document.getElementById('__docusaurus');
  if (!root || isHydrated()) {
    return;
  }
  // The jump's own event comes later than the change that causes it.
  let top = scrollY;
  const remember = () => {
    top = scrollY;
  };
  addEventListener('scroll', remember, { passive: true });
  const observer = new MutationObserver((changes) => {
    const isRenderedAnew = changes.some(({ removedNodes }) => removedNodes.length > 0);
    if (isRenderedAnew) {
      scrollTo({ top, behavior: 'instant' });
    }
    if (isHydrated()) {
      // The page is hydrated, so the notice of recovery.ts about a slow start goes.
      document.querySelector('.page-notice')?.remove();
      observer.disconnect();
      removeEventListener('scroll', remember);
    }
  });
  observer.observe(root, { childList: true });
  observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}

if (typeof window !== 'undefined') {
  keepScroll();
}
