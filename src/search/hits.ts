import type { DocSearchHit } from '@docsearch/react';
import { isQuestionWord } from './analyse';
import type { Answer, Found } from './engine';
import { escapeHtml, excerpt, marked } from './highlight';

export type Hit = DocSearchHit;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels = Record<(typeof LEVELS)[number], string | null>;

/** Records that answer by themselves show their name and their text; sections show where they stand. */
const STANDS_ALONE = { term: 'Glossary', command: 'Commands', code: 'Error codes' } as const;
const WHOLE_SITE = 'Documentation';
const RELEASES = 'Releases';
const MAX_EXCERPT_WORDS = 30;

function levelsOf({ record }: Found): { levels: Levels; type: Hit['type'] } {
  const { kind, headings, pageTitle, trail, path } = record;
  const none: Levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const part = trail || (path.startsWith('/blog') ? RELEASES : WHOLE_SITE);
  if (kind === 'term' || kind === 'command' || kind === 'code') {
    return {
      levels: { ...none, lvl0: STANDS_ALONE[kind], lvl1: headings.at(-1) ?? pageTitle },
      type: 'lvl1',
    };
  }
  const levels = { ...none, lvl0: part, lvl1: pageTitle };
  headings.slice(0, 5).forEach((heading, index) => {
    levels[`lvl${(index + 2) as 2 | 3 | 4 | 5 | 6}`] = heading;
  });
  return { levels, type: `lvl${Math.min(headings.length, 5) + 1}` as Hit['type'] };
}

/** One answer in the shape of the hosted service, so that the dialog and the page need not know who answered. */
function hitOf(found: Found, isMatch: (word: string) => boolean, excerptWords: number): Hit {
  const { record } = found;
  const { levels, type } = levelsOf(found);
  const url = record.path + (record.anchor && `#${record.anchor}`);
  const text = excerpt(record.text, isMatch, Math.min(excerptWords, MAX_EXCERPT_WORDS));
  const plain = Object.fromEntries(
    LEVELS.map((level) => [level, levels[level] && escapeHtml(levels[level])]),
  );
  const highlighted = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const value = levels[level];
      return value ? [[level, { value: marked(value, isMatch), matchLevel: 'full', matchedWords: [] }]] : [];
    }),
  );
  // Below a section's heading DocSearch shows level 1: there the reader wants the way to the section.
  const above = [record.pageTitle, ...record.headings.slice(0, -1)].map((title) => marked(title, isMatch));
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
      content: { value: marked(text, isMatch), matchLevel: 'full', matchedWords: [] },
    },
    _snippetResult: {
      hierarchy: snippets,
      content: { value: marked(text, isMatch), matchLevel: 'full' },
    },
  } as unknown as Hit;
}

export function hitsOf(answer: Answer, from: number, to: number, excerptWords: number): Hit[] {
  const isMatch = (word: string) => answer.words.has(word) && !isQuestionWord(word);
  return answer.found.slice(from, to).map((found) => hitOf(found, isMatch, excerptWords));
}
