import { pageLink } from '../fragments/links';

/** The framework loads what a pointer or a finger goes to. Whoever uses the keyboard goes there by the focus. */
function preloadFocused({ target }: FocusEvent): void {
  const link = pageLink(target);
  if (link && link.pathname !== location.pathname) {
    window.docusaurus.preload(link.pathname);
  }
}

if (typeof window !== 'undefined') {
  addEventListener('focusin', preloadFocused);
}
