import { isSuggestion } from '../client';
import type { Hit } from '../hits';

/** An answer of the dialog's list; later ones are filled in once the first are on the screen. */
export type ListedHit = Hit & { readonly isLater?: boolean };

/** The first result is what the reader waits for: these are drawn with it, the others right after. */
const HITS_AT_ONCE = 3;

export const listed = (items: readonly Hit[]): ListedHit[] =>
  items
    .filter((hit) => !isSuggestion(hit))
    .map((hit, index) => (index < HITS_AT_ONCE ? hit : { ...hit, isLater: true }));
