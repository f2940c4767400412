import { currentAddress } from '../../site/moved-anchors';
import { alerts } from './alerts';
import { community } from './community';
import { dashboard } from './dashboard';
import { exchange } from './exchange';
import { introduction } from './introduction';
import { metrics } from './metrics';
import { readings } from './readings';
import type { Said } from './said';
import { screener } from './screener';
import { wallets } from './wallets';
import { workbench } from './workbench';

const said: Said = {
  ...alerts,
  ...community,
  ...dashboard,
  ...screener,
  ...exchange,
  ...wallets,
  ...workbench,
  ...metrics,
  ...readings,
  ...introduction,
};

/**
 * What readers say when they mean a section whose words are others, by the section's address. A query that has all words
 * of a phrase, or words near them (data/search/near-words.ts), in any order, finds the section: two plain words answer most ways
 * of asking. Words that mean the same everywhere belong to synonyms.ts; other names of a term to the glossary.
 */
export const readersSay: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(said).map(([address, lines]) => [address, lines.flatMap((line) => line.split(', '))]),
);

/** The same by the addresses of today, for the search index. */
export const phrasesBySection: Readonly<Record<string, readonly string[]>> = Object.entries(
  readersSay,
).reduce<Record<string, readonly string[]>>((sections, [address, phrases]) => {
  const current = currentAddress(address);
  sections[current] = [...new Set([...(sections[current] ?? []), ...phrases])];
  return sections;
}, {});
