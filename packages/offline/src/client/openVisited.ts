import { keepFragment } from '@pt-docs/islands/client';
import { isHydrated } from '@pt-docs/islands/head';
import { VISITED } from './names';

/** Where the reader wanted to go, while the document is still that of another page. */
let wanted = '';

/** Before the router starts: the document becomes the page that it was, and the doc that it should be is loaded already. */
export function openVisited(): void {
  const data = document.querySelector(`script[${VISITED}]`)?.textContent;
  if (data) {
    const { shell, fragment } = JSON.parse(data);
    keepFragment(location.pathname, fragment);
    wanted = location.href;
    history.replaceState(null, '', shell);
  }
}

/** With every page that is rendered: first the document's own, which stays hidden, then the one that was wanted. */
export function goToVisited(): void {
  if (!wanted) {
    document.querySelector('main[hidden]')?.removeAttribute('hidden');
  } else if (isHydrated()) {
    history.replaceState(null, '', wanted);
    wanted = '';
    dispatchEvent(new PopStateEvent('popstate'));
  } else {
    setTimeout(goToVisited);
  }
}
