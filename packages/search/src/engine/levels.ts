import type { SearchRecord } from './records';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Levels = Record<Level, string | null>;

/** Records that answer by themselves show their name and their text; sections show where they stand. */
const STANDS_ALONE = { term: 'Glossary', command: 'Commands', code: 'Error codes' } as const;
const WHOLE_SITE = 'Documentation';
const RELEASES = 'Releases';

/** The part of the site that a record belongs to; what it stands under in a list of results. */
export function partOf({ kind, trail, path }: SearchRecord): string {
  if (kind === 'term' || kind === 'command' || kind === 'code') {
    return STANDS_ALONE[kind];
  }
  return trail || (path.startsWith('/blog') ? RELEASES : WHOLE_SITE);
}

/** The section of the site that results are filtered by: the first step of the record's part. */
export const sectionOf = (record: SearchRecord): string => partOf(record).split(' › ')[0] ?? '';

/** A record in the hosted service's hierarchy: part of the site, page, then headings. */
export function levelsOf(record: SearchRecord): { levels: Levels; type: Level } {
  const { kind, headings, pageTitle } = record;
  const none: Levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  if (kind === 'term' || kind === 'command' || kind === 'code') {
    return { levels: { ...none, lvl0: partOf(record), lvl1: headings.at(-1) ?? pageTitle }, type: 'lvl1' };
  }
  const levels = { ...none, lvl0: partOf(record), lvl1: pageTitle };
  headings.slice(0, 5).forEach((heading, index) => {
    levels[`lvl${(index + 2) as 2 | 3 | 4 | 5 | 6}`] = heading;
  });
  return { levels, type: `lvl${Math.min(headings.length, 5) + 1}` as Level };
}
