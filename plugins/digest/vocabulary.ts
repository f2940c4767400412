import { synonyms } from '../../data/synonyms';
import type { TermEntry } from './searchRecords';

export const termEntries: readonly TermEntry[] = [];

export const synonymGroups: readonly (readonly string[])[] = synonyms;
