import { isSparing } from '../head/hydrate';
import prefetch from './navigation/prefetch';

/**
 * Docusaurus prefetches the scripts of pages behind visible links. This does the same for the stylesheets that these pages
 * need beside the shared one; the page names them (plugin/slimming/nextStyles.ts).
 */
function prefetchStyles(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name="islands-next-styles"]')?.content;
  for (const href of (!isSparing() && names?.split(' ')) || []) {
    void prefetch(href);
  }
}

if (typeof window !== 'undefined') {
  (window.requestIdleCallback ?? setTimeout)(prefetchStyles);
}
