const LINKED_SCRIPT = /<script src="?(?<src>\/assets\/js\/[^" >]+)"? defer(="[^"]*")?><\/script>/g;

/**
 * The framework links the application's scripts from the head. Here the page only names them, in their order, and
 * `src/boot/wake.ts` loads them when the page is at rest or wanted, so that nothing competes with the first view.
 */
export function nameScripts(html: string, file: string): string {
  const scripts = Array.from(html.matchAll(LINKED_SCRIPT), ({ groups }) => groups?.src);
  if (scripts.length === 0) {
    throw new Error(`${file} links no script of the application: the framework's template has changed.`);
  }
  return html
    .replace(LINKED_SCRIPT, '')
    .replace('</head>', `<meta name="pt-scripts" content="${scripts.join(' ')}"></head>`);
}
