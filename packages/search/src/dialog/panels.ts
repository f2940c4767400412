import { readConfig } from '../client/config';
import { failureHelp, messages, startHint } from '../client/messages';
import type { Results } from '../client/protocol';
import { button, element, icon } from './elements';
import { rowOf, type Try } from './rows';
import { forget, remember, type StoredKind, storedSearches } from './storedSearches';

/** What stands in place of results, in the dialog and on the search page. */

const STAR = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z';
const CROSS = 'm5.5 5.5 9 9m0-9-9 9';
const PATIENCE_MS = 10_000;

function action(title: string, path: string, run: () => void): HTMLElement {
  const made = button('pt-search__action', run, icon(path, 'pt-hit__icon'));
  made.title = title;
  made.setAttribute('aria-label', title);
  return made;
}

/** Queries to press instead of typing them. */
function queries(title: HTMLElement, texts: readonly string[], tryQuery: Try): HTMLElement[] {
  title.id = 'pt-search-queries';
  const items = texts.map((text) =>
    element(
      'li',
      {},
      button('pt-search__query', () => tryQuery(text), text),
    ),
  );
  return [title, element('ul', { class: 'pt-search__queries', 'aria-labelledby': title.id }, ...items)];
}

const heading = (text: string) => element('h2', { class: 'pt-search__part' }, text);

function stored(name: string, kind: StoredKind, refresh: () => void): HTMLElement[] {
  const items = storedSearches(kind).map((hit) => {
    const save = action('Save this search', STAR, () => {
      forget('recent', hit);
      remember('favorite', hit);
      refresh();
    });
    const from = kind === 'recent' ? 'history' : 'favorites';
    const remove = action(`Remove this search from ${from}`, CROSS, () => {
      forget(kind, hit);
      refresh();
    });
    const row = rowOf({ ...hit, text: [] });
    return element('li', { class: 'pt-search__stored' }, row, ...(kind === 'recent' ? [save] : []), remove);
  });
  return items.length > 0 ? [heading(name), element('ul', { class: 'pt-search__list' }, ...items)] : [];
}

/** Below an empty field: what the reader chose before, and where to begin. */
export const startPanel = (refresh: () => void, tryQuery: Try): HTMLElement[] => [
  ...stored('Favorite', 'favorite', refresh),
  ...stored('Recent', 'recent', refresh),
  ...queries(heading('Popular'), readConfig().popular, tryQuery),
  element('p', { class: 'pt-search__hint' }, startHint),
];

/** What the team needs to know about a query without results. */
const reportOf = (query: string) => `No results in the docs for: ${query}\nPage: ${location.href}`;

/** In the form that answers to "Did this page help?" have; nothing that tells who sent it. */
async function send(url: string, query: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, section: null, answer: 'no', text: reportOf(query) }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    throw new Error(`The receiver answered ${response.status}.`);
  }
}

/** What was looked for, what is near it, and whom to ask. */
export function nothingPanel(
  query: string,
  { lookedFor, suggestions }: Pick<Results, 'lookedFor' | 'suggestions'>,
  tryQuery: Try,
): HTMLElement[] {
  const { missingResultsUrl, helpPage, feedbackUrl, popular } = readConfig();
  const text = query.slice(0, 500);
  const near = suggestions.length > 0 ? suggestions : popular.slice(0, 3);
  const says = (promise: Promise<void>, own: HTMLElement, done: string, failed: string) =>
    promise.then(
      () => own.replaceChildren(done),
      () => own.replaceChildren(failed),
    );
  const copy = button(
    'pt-search__query',
    (own) => says(navigator.clipboard.writeText(reportOf(text)), own, messages.copied, messages.notCopied),
    messages.copyReport,
  );
  const toSend = feedbackUrl
    ? [
        button(
          'pt-search__query',
          (own) => says(send(feedbackUrl, text), own, messages.sent, messages.notSent),
          messages.sendReport,
        ),
        element('span', { class: 'pt-search__hint' }, messages.whatIsSent),
      ]
    : [];
  return [
    ...(lookedFor.length > 0
      ? [element('p', { class: 'pt-search__hint' }, `${messages.lookedFor} ${lookedFor.join(', ')}.`)]
      : []),
    ...queries(element('p', {}, `${messages.tryInstead}:`), near, tryQuery),
    element(
      'p',
      {},
      element('a', { href: helpPage }, messages.askForHelp),
      ` ${messages.believe} `,
      element('a', { href: missingResultsUrl }, messages.letUsKnow),
    ),
    element('p', { class: 'pt-search__queries' }, copy, ...toSend),
  ];
}

export const failedPanel = (retry: HTMLElement): HTMLElement[] => [
  element('p', { class: 'pt-search__title' }, messages.failed),
  element('p', {}, failureHelp),
  element('p', {}, retry),
];
