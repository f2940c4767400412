import { readDocData, readDocHtml } from './fragments/docData';
import { keepFragment } from './fragments/fragmentStore';
import { hydrateIslands } from './islands/hydrateIsland';

// Tells the bundler that the styles of every page are there: chunks would ask for them again.
require('./islands.css');

/** The first entry of the browser's production bundle: islands need no application, and are there long before it. */
function start(): void {
  const doc = readDocData(document);
  if (doc) {
    // As it was rendered: for the way back, and should the application have to render the page again.
    keepFragment(doc.metadata.permalink, readDocHtml(document));
  }
  hydrateIslands(document.body);
}

if (document.readyState === 'loading') {
  addEventListener('DOMContentLoaded', start, { once: true });
} else {
  start();
}
