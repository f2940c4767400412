import type { Page } from './reading/page';
import { parseHtml } from './reading/parseHtml';
import { readPage } from './reading/readPage';

/** A small built page: layout, article, controls, and one of everything that must survive. */
export const html = (article: string, head = '') => `<!doctype html><html><head><title>Swap | PT Docs</title>
<meta name=description content="How to swap."><link rel=canonical href=https://docs.pt.example/docs/swap>${head}</head>
<body><nav class=navbar>Navbar</nav><main><article>
<nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a href=/><svg></svg></a></li>
<li class=breadcrumbs__item>Trading</li><li class=breadcrumbs__item>Swap</li></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Swap tokens</h1></header>${article}</div></article>
<nav class=pagination-nav><a class=pagination-nav__link--next href=/docs/next>Next page</a></nav></main><footer>Footer</footer></body></html>`;

/** The parse result of such a page. */
export function page(article: string, path = '/docs/swap'): Page {
  const read = readPage(path, parseHtml(html(article)));
  if (!read) {
    throw new Error('The article of this test asks not to be indexed.');
  }
  return read;
}
