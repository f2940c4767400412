import { DIALOG_ID, type SearchConfig } from '../client/config';
import { messages } from '../client/messages';

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const icon = (path: string) =>
  `<svg class="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;

const KEYS = [
  ['↵', 'open'],
  ['↑ ↓', 'move'],
  ['esc', 'close'],
]
  .map(([key, meaning]) => `<span><kbd>${key}</kbd> ${meaning}</span>`)
  .join('');

/**
 * The empty dialog, in the HTML of every page: it opens without any script but the one in the head, takes text, is cleared,
 * closed, and on Enter leads to the search page.
 */
export function dialogHtml(config: SearchConfig): string {
  const { hosted, searchPage, worker } = config;
  const data = [
    // The hosted service needs no worker, unless it fails.
    ...(hosted ? [] : [`data-worker="${worker}"`]),
    `data-config="${escapeAttribute(JSON.stringify(config))}"`,
  ];
  return `<dialog id="${DIALOG_ID}" class="pt-search" aria-label="Search" aria-modal="true" ${data.join(' ')}>
<form class="pt-search__box" action="${searchPage}" role="search">
<div class="pt-search__bar">${icon('M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4')}
<input class="pt-search__field" name="q" role="combobox" aria-label="Search" aria-expanded="false" aria-controls="${DIALOG_ID}-results" aria-autocomplete="list" placeholder="Search docs" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="search" maxlength="512">
<button type="reset" class="pt-search__clear" aria-label="Clear the query">${icon('m5.5 5.5 9 9m0-9-9 9')}</button>
<button type="button" class="pt-search__cancel" data-closes-search>Cancel</button></div>
<div class="pt-search__body"></div>
<div class="pt-search__broken"><p class="pt-search__title">${messages.failed}</p><p>${messages.checkConnection}</p><p><button type="button" class="pt-search__retry" data-retries-search>${messages.retry}</button></p></div>
<div class="pt-search__foot${hosted ? '' : ' pt-search__foot--keys'}"><span class="pt-search__keys">${KEYS}</span>${hosted ? '<span>Search by Algolia</span>' : ''}</div>
</form></dialog>`.replace(/\n/g, '');
}
