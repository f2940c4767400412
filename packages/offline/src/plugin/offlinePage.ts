import { escapeHtml, parseHtml } from '@pt-docs/pages';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** What the offline page takes over from the site's own pages, so that it starts in the same colours. */
type Shared = {
  readonly inlineScripts: readonly string[];
  /** The head's file, which answers what the inline script keeps for it. */
  readonly headFiles: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly themeColour: string;
};

/** The inline scripts, stylesheets, typeface and theme colour of a finished page, as they are: the policy knows them by their hash. */
export function sharedParts(html: string): Shared {
  const tree = parseHtml(html);
  const values = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => String(properties[name]));
  return {
    inlineScripts: selectAll('script:not([src]):not([type])', tree).map((script) => textOf(script)),
    headFiles: values('script[src][async]', 'src'),
    styles: values('link[rel=stylesheet]', 'href'),
    fonts: values('link[as=font]', 'href'),
    themeColour: values('meta[name=theme-color]', 'content').join(),
  };
}

/** The line of prices up to where the connection ended. */
const MOTIF = `<svg class="pt-offline-motif" viewBox="0 0 240 72" aria-hidden="true">
<path d="M4 52h32V36h32V44h32V24h32"/><path class="pt-offline-gap" d="M132 24h32v12h32v-8h40"/><circle cx="132" cy="24" r="4"/>
</svg>`;

/** A page that the worker keeps from the first visit, and the line with which the offline page links to it. */
export type AlwaysKept = { readonly path: string; readonly title: string; readonly line: string };

type Parts = Shared & {
  readonly siteTitle: string;
  readonly script: string;
  readonly alwaysKept?: AlwaysKept | undefined;
};

/**
 * Shown for a page that is not on this device when the network does not answer. No part of the application: it must
 * work under any address and when nothing else was kept.
 */
export function offlinePage({
  inlineScripts: [headScript = '', ...bodyScripts],
  headFiles,
  styles,
  fonts,
  themeColour,
  siteTitle,
  script,
  alwaysKept,
}: Parts) {
  const title = escapeHtml(siteTitle);
  return `<!doctype html>
<html lang="en" dir="ltr" class="plugin-native">
<head>
<meta charset="UTF-8">
<title>You’re offline | ${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta name="description" content="Pages of ${title} that are saved on this device and open without a connection.">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${escapeHtml(themeColour)}">
<link rel="icon" href="/img/favicon.svg">
${fonts.map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<script>${headScript}</script>
${headFiles.map((src) => `<script src="${escapeHtml(src)}" async></script>`).join('\n')}
<script src="${escapeHtml(script)}" defer></script>
</head>
<body>
${bodyScripts.map((text) => `<script>${text}</script>`).join('\n')}
<header class="pt-offline-header"><a href="/"><img src="/img/logo.svg" alt="" width="28" height="28">${title}</a></header>
<main class="pt-offline">
${MOTIF}
<h1 id="title">You’re offline</h1>
<p id="why">This page isn’t saved on this device. It opens when the connection is back.</p>
<button type="button" id="retry" hidden>Try again</button>
${
  alwaysKept
    ? `<p><a href="${escapeHtml(alwaysKept.path)}">${escapeHtml(alwaysKept.title)}</a>: ${escapeHtml(alwaysKept.line)}</p>
`
    : ''
}<h2 id="saved-title" hidden>Pages on this device</h2>
<ul id="saved"></ul>
<p id="nothing" hidden>No page is saved yet. Pages you visit are kept. To keep all of them, open the page menu under a title and choose “Save all docs for offline”.</p>
</main>
</body>
</html>
`;
}
