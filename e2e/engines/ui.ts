/**
 * How the checks find what a reader sees; the only place to change when the interface does. `name` is what the element is
 * called: by its label, or by its own text.
 */
export type Target = { readonly css: string; readonly name?: string };

export const UI = {
  heading: { css: 'h1' },
  searchButton: { css: '.navbar .pt-search-button' },
  searchField: { css: '.pt-search__field' },
  searchHit: { css: '.pt-search .pt-hit' },
  colourMode: { css: '.navbar button', name: 'Switch between dark and light' },
  menuButton: { css: 'button[aria-label="Toggle navigation bar"]' },
  menuLink: { css: 'dialog[open] a[href="/docs/introduction/getting-started"]' },
  pageMenu: { css: 'button, summary', name: 'Page menu' },
  pageMenuLink: { css: 'a', name: 'Open the Markdown' },
  glossaryField: { css: 'input', name: 'Filter by term, abbreviation or word' },
  decoderField: { css: 'input, textarea', name: 'Wallet error code or message' },
  decodedRow: { css: '[id="err-4902"]', name: 'Match' },
  sidebarLink: (path: string) => ({ css: `.theme-doc-sidebar-menu a[href="${path}"]` }),
  contentsLink: (hash: string) => ({ css: `.theme-doc-toc-desktop a[href="${hash}"]` }),
  nearestPage: { css: 'main nav a', name: 'Create an alert' },
  savedNote: { css: '.pt-saved-note' },
} satisfies Readonly<Record<string, Target | ((value: string) => Target)>>;
