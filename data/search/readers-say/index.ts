import { currentAddress } from '../../site/moved-anchors';
import { alerts } from './alerts';
import { community } from './community';
import { dashboard } from './dashboard';
import { errors } from './errors';
import { exchange } from './exchange';
import { introduction } from './introduction';
import { metrics } from './metrics';
import { readings } from './readings';
import type { Said } from './said';
import { screener } from './screener';
import { wallets } from './wallets';
import { workbench } from './workbench';

const subjects: readonly Said[] = [
  alerts,
  community,
  dashboard,
  screener,
  exchange,
  wallets,
  errors,
  workbench,
  metrics,
  readings,
  introduction,
];

/**
 * What readers say when they mean a section whose words are others, by the section's address. A query that has all words
 * of a phrase, or words near them (data/search/near-words.ts), in any order, finds the section: two plain words answer most ways
 * of asking. Words that mean the same everywhere belong to synonyms.ts; other names of a term to the glossary.
 */
export const readersSay: Readonly<Record<string, readonly string[]>> = merged(
  subjects.flatMap((said) => Object.entries(said)),
  (lines) => lines.flatMap((line) => line.split(', ')),
);

/** The same by the addresses of today, for the search index. */
export const phrasesBySection = merged(
  Object.entries(readersSay).map(([address, phrases]) => [currentAddress(address), phrases] as const),
  (phrases) => [...new Set(phrases)],
);

function merged(
  entries: readonly (readonly [string, readonly string[]])[],
  made: (lines: readonly string[]) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const [address, lines] of entries) {
    all[address] = made([...(all[address] ?? []), ...lines]);
  }
  return all;
}
