import { isSparing } from '../head/hydrate';

/**
 * Docusaurus prefetches the scripts of pages behind visible links. This does the same for the stylesheets that these pages
 * need beside the shared one; the page names them (plugin/slimming/nextStyles.ts).
 */
function prefetchStyles(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name="islands-next-styles"]')?.content;
  for (const href of (!isSparing() && names?.split(' ')) || []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
}

if (typeof window !== 'undefined') {
  (window.requestIdleCallback ?? setTimeout)(prefetchStyles);
}
