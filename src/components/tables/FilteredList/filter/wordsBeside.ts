import { matchesStarts, searchText } from './matches';

/** What must be said beside the words that are shown, so that each of these names is found too. */
export function wordsBeside(shown: readonly string[], names: readonly string[]): string | undefined {
  const text = searchText(shown);
  const words = names.join(' ').toLowerCase().split(/\s+/);
  return [...new Set(words)].filter((word) => !matchesStarts(text, word)).join(' ') || undefined;
}
