import { z } from 'zod';
import { gridColumns } from '../dashboards/grid';
import { inWords, readRecords } from '../readRecords';
import { limits } from '../reference/limits';
import { page } from './pages';
import type { Term } from './types';

const shape = z.strictObject({
  /** Left out where the id says it. */
  name: z.string().optional(),
  abbreviations: z.array(z.string()).default([]),
  synonyms: z.array(z.string()).default([]),
  /** A page of pages.ts, with # and the heading if one explains it. */
  home: z.string(),
  definition: z.string(),
});

const files = ['product', 'trading', 'markets', 'onchain', 'dex'].map((name) => `glossary/${name}.yaml`);

/** What every term of the documentation means, and which page explains it. */
export const terms: Readonly<Record<string, Term>> = Object.fromEntries(
  readRecords(files, shape, { facts: { ...limits, gridColumns } }).map(
    ({ id, fields: { home, name = inWords(id), ...term } }) => {
      const [at = '', anchor = null] = home.split('#');
      return [id, { name, ...term, page: page[at as keyof typeof page], anchor }];
    },
  ),
);

export { pageTitles } from './pages';
