const LINKED_SCRIPT = /<script src="?(?<src>\/assets\/js\/[^" >]+)"? defer(="[^"]*")?><\/script>/g;

/**
 * The framework links the application's scripts from the head. Here the page only names them, and `src/boot/wake.ts` loads
 * them when the page is at rest or wanted, so that nothing competes with the first view. The page's own parts are named
 * too, before the main script: it would ask for them as soon as it runs, one trip to the server later.
 */
export function nameScripts(html: string, file: string, parts: readonly string[]): string {
  const scripts = Array.from(html.matchAll(LINKED_SCRIPT), ({ groups }) => groups?.src);
  if (scripts.length === 0) {
    throw new Error(`${file} links no script of the application: the framework's template has changed.`);
  }
  const ordered = [...scripts.slice(0, -1), ...parts, ...scripts.slice(-1)];
  return html
    .replace(LINKED_SCRIPT, '')
    .replace('</head>', `<meta name="pt-scripts" content="${ordered.join(' ')}"></head>`);
}
