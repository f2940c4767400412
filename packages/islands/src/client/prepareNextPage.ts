import { isSparing } from '../head/wake';

/**
 * The framework fetches ahead the scripts of pages behind links in sight. This does the same for the styles that they need
 * beside those of every page: small files that a click would have to wait for. The page names them (plugins/lean-client/stylesAhead.ts).
 * In the same idle moment the browser's number formats are made ready: the first one takes 30 ms, on a slow phone 120, and
 * most pages write a number.
 */
function prepare(): void {
  new Intl.NumberFormat('en-US');
  const names = document.querySelector<HTMLMetaElement>('meta[name="pt-styles-ahead"]')?.content;
  for (const href of (!isSparing() && names?.split(' ')) || []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
}

if (typeof window !== 'undefined') {
  (window.requestIdleCallback ?? setTimeout)(prepare);
}
