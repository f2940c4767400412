import type { ClientModule } from '@docusaurus/types';
import { GO_EVENT } from './config';

/** The address that was chosen in the dialog, until its page is here. */
let chosen = '';

if (typeof window !== 'undefined') {
  addEventListener(GO_EVENT, (event) => {
    chosen = (event as CustomEvent<string>).detail;
  });
}

/** The keyboard goes on from the section that was chosen, which is read out, not from the start of its page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { pathname, search, hash } = location;
  const target =
    hash && chosen === pathname + search + hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  chosen = '';
  if (target) {
    if (target.tabIndex < 0) {
      target.tabIndex = -1;
    }
    target.focus({ preventScroll: true });
  }
};
