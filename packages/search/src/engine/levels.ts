import type { DocSearchHit } from '@docsearch/react';
import type { SearchRecord } from './records';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Levels = Record<(typeof LEVELS)[number], string | null>;

/** Records that answer by themselves show their name and their text; sections show where they stand. */
const STANDS_ALONE = { term: 'Glossary', command: 'Commands', code: 'Error codes' } as const;
const WHOLE_SITE = 'Documentation';
const RELEASES = 'Releases';

/** A record in DocSearch's hierarchy: part of the site, page, then headings. */
export function levelsOf(record: SearchRecord): { levels: Levels; type: DocSearchHit['type'] } {
  const { kind, headings, pageTitle, trail, path } = record;
  const none: Levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  if (kind === 'term' || kind === 'command' || kind === 'code') {
    return {
      levels: { ...none, lvl0: STANDS_ALONE[kind], lvl1: headings.at(-1) ?? pageTitle },
      type: 'lvl1',
    };
  }
  const part = trail || (path.startsWith('/blog') ? RELEASES : WHOLE_SITE);
  const levels = { ...none, lvl0: part, lvl1: pageTitle };
  headings.slice(0, 5).forEach((heading, index) => {
    levels[`lvl${(index + 2) as 2 | 3 | 4 | 5 | 6}`] = heading;
  });
  return { levels, type: `lvl${Math.min(headings.length, 5) + 1}` as DocSearchHit['type'] };
}
