import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml, excerpt, marked } from './highlight';
import { LEVELS, levelsOf } from './levels';
import type { Answer, Found } from './SearchEngine';

export type Hit = DocSearchHit;

const MAX_EXCERPT_WORDS = 30;

/** One answer in the shape of the hosted service, so that the dialog and the page need not know who answered. */
function hitOf(found: Found, matched: ReadonlySet<string>, excerptWords: number): Hit {
  const { record } = found;
  const { levels, type } = levelsOf(record);
  const url = record.path + (record.anchor && `#${record.anchor}`);
  const text = excerpt(record.text, matched, Math.min(excerptWords, MAX_EXCERPT_WORDS));
  const plain = Object.fromEntries(
    LEVELS.map((level) => [level, levels[level] && escapeHtml(levels[level])]),
  );
  const highlighted = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const value = levels[level];
      return value ? [[level, { value: marked(value, matched), matchLevel: 'full', matchedWords: [] }]] : [];
    }),
  );
  // Below a section's heading DocSearch shows level 1: there the reader wants the way to the section.
  const above = [record.pageTitle, ...record.headings.slice(0, -1)].map((title) => marked(title, matched));
  const snippets =
    type === 'lvl1'
      ? highlighted
      : { ...highlighted, lvl1: { value: above.join(' › '), matchLevel: 'full' } };
  return {
    objectID: url,
    url,
    url_without_anchor: record.path,
    anchor: record.anchor || null,
    type,
    hierarchy: plain,
    content: escapeHtml(text) || null,
    _highlightResult: {
      hierarchy: highlighted,
      content: { value: marked(text, matched), matchLevel: 'full', matchedWords: [] },
    },
    _snippetResult: {
      hierarchy: snippets,
      content: { value: marked(text, matched), matchLevel: 'full' },
    },
  } as unknown as Hit;
}

export function hitsOf(answer: Answer, from: number, to: number, excerptWords: number): Hit[] {
  return answer.found.slice(from, to).map((found) => hitOf(found, answer.words, excerptWords));
}
