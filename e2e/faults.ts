/**
 * What happens on the way between a host and a reader, and what the reader gets all the same. Tests name the fault they
 * hold with `survives('…')`; tests/built/faults.test.ts wants a test for each, e2e/faultReporter.ts counts them.
 */
export const FAULTS = {
  'route-chunk-404': "the next page's script is gone: the page is reached with one reload",
  'route-chunk-500': "the next page's script fails on the server: the page is reached with one reload",
  'route-chunk-html':
    'the host sends a page of HTML in place of a script: the page is reached with one reload',
  'chunk-hangs': 'a script does not come: progress bar, the old page stays usable',
  'boot-heals': 'a script fails while the page starts: one reload and the page is hydrated',
  'boot-never-heals': 'a script never comes: one reload, then a readable page with a notice',
  'boot-hangs': 'a script hangs while the page starts: said so, the page is readable and its links work',
  'boot-empty': 'a script arrives empty: one reload with fresh scripts, then a readable page with a notice',
  'fragment-hangs': 'the content of the next page hangs: the browser loads the page itself',
  'fragment-damaged': 'the content of the next page is damaged: the page is reached with one reload',
  'figure-fails': "a figure's script never comes: whoever uses the figure is told",
  'translated-early':
    'a page translated before it is hydrated: the reader stays in their place, controls work',
  'translated-late': 'a page translated while it is read: menus, search and links go on working',
  'extension-nodes': 'an extension adds elements before hydration: the reader stays in their place',
  'two-deploys': 'a tab two deploys old: the next page is the newest one, with one load',
  'offline-click': 'a link without network: the reader stays, and goes on when the network is back',
  'deploy-assets-gone':
    'a deploy under an open tab, old scripts deleted: new page, one reload at most, nothing lost',
  'deploy-assets-kept': 'a deploy under an open tab, old scripts kept: no reload, nothing lost',
  'storage-throws': 'storage throws at the first touch: works, not remembered',
  'storage-sandbox': 'a frame without an origin has no storage: works, not remembered',
  'storage-full': 'storage is full: works, not remembered',
  'stored-corrupt': 'stored values are garbage: coerced, the logo is visible',
  'query-unknown': 'unknown values in the query: dropped',
  'hash-malformed': 'a malformed escape in the hash: the page stays whole',
  'path-malformed': 'a malformed escape in the path: the not-found page is alive',
  'address-forms': 'index.html, .html, doubled slashes, either slash form: the canonical page, once',
  'scripts-off': 'no scripts: readable, dark, figures and tables there',
  'query-hostile': '10,000 characters, right to left, emoji, patterns, HTML: no throw, shown as text',
  'index-missing': 'the search index is gone: said so, with a retry',
  'index-garbage': 'the search index is garbage: said so, with a retry',
  'hosted-403': 'hosted search refuses the key: the embedded index answers',
  'hosted-429': 'hosted search is overrun: the embedded index answers',
  'hosted-500': 'hosted search breaks: the embedded index answers',
  'hosted-blocked': 'hosted search is blocked: the embedded index answers',
  'hosted-silent': 'hosted search never answers: the embedded index answers',
  'hosted-html': 'hosted search answers with HTML: the embedded index answers',
  'hosted-and-index': 'hosted search and the index both fail: said so, never "No results"',
  'highlight-hostile': 'HTML in a search record: shown as text',
  'embed-stranger': 'a message from another origin: ignored',
  'embed-flood': '20,000 messages: a bounded log, the page still answers',
  'embed-hostile': 'cyclic, huge and malformed messages: ignored',
  'embed-top': 'a message to the top window: ignored',
  'back-forward': 'back from another site: the page as it was left',
  prerendered: 'a page that the browser rendered ahead: hydrated when it is shown, and silent',
  'two-tabs': 'two tabs: in sync',
  'announcement-id': 'a new announcement: shown to those who closed the last one',
  'save-data': 'the reader saves data: nothing is fetched ahead',
  'slow-network': 'a 2g network: nothing is fetched ahead',
  'reduced-motion': 'reduced motion: no smooth scroll, no transition',
  print: 'print: content only',
  'forced-colours': 'forced colours: controls and state are visible',
  'narrow-320': '320 px: no overflow',
  'zoom-400': '400 % zoom: no overflow, everything within reach',
  'policy-strict': 'the production policy: no violation on any page',
  'server-fails': 'the server fails: a page that was visited opens, with the date of its copy',
  'server-hangs': 'the server hangs: a page that was visited opens, with the date of its copy',
  'offline-load': 'no network at all: visited pages open, others are named on a page of ours',
  'network-lies': 'a network that answers for every file by itself: nothing of it is kept',
  'worker-broken': 'a newer worker that cannot run: the older one goes on',
  'two-builds': 'two tabs of two builds: both work, the newer pages win',
  'saved-damaged': 'a damaged file among the saved docs: said so, mended with the network',
  'offline-storage-full': 'no space to save the docs: said so, nothing is kept',
  'offline-storage-blocked': 'no storage to save the docs: said so, nothing breaks',
} as const;

export type Fault = keyof typeof FAULTS;

const PREFIX = '@fault:';

/** The details of a test that holds one of the faults. */
export const survives = (...faults: Fault[]) => ({ tag: faults.map((fault) => `${PREFIX}${fault}`) });

export const faultsOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(PREFIX)).map((tag) => tag.slice(PREFIX.length));
