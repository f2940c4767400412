import { allowedEdits, editsBetween, stemOf, wordsOf } from './analyse';

/** A stretch of the query that has other names. */
type OtherNames = {
  readonly start: number;
  readonly length: number;
  /** The stretch itself had to be corrected first. */
  readonly isMisspelt: boolean;
  readonly names: readonly (readonly string[])[];
};

type Phrase = { readonly words: readonly string[]; readonly group: number };

type IsKnown = (word: string) => boolean;

/** Takes no word for a slip. */
const asTyped: IsKnown = () => true;

/** A word that the pages use is never taken for a slip of another one. */
function matches(typed: string | undefined, word: string, isKnown: IsKnown): boolean {
  if (typed === undefined) {
    return false;
  }
  if (typed === word || stemOf(typed) === stemOf(word)) {
    return true;
  }
  const limit = isKnown(typed) ? 0 : Math.min(allowedEdits(typed), allowedEdits(word));
  return limit > 0 && editsBetween(typed, word, limit) <= limit;
}

/** Groups of phrases that mean the same. Finds them in a query, also when misspelt. */
export class Synonyms {
  private readonly groups: readonly (readonly (readonly string[])[])[];
  private readonly phrases: readonly Phrase[];

  constructor(groups: readonly (readonly string[])[]) {
    this.groups = groups.map((group) => group.map(wordsOf).filter((words) => words.length > 0));
    this.phrases = this.groups
      .flatMap((group, index) => group.map((words) => ({ words, group: index })))
      .sort((a, b) => b.words.length - a.words.length);
  }

  private at(words: readonly string[], start: number, isKnown: IsKnown): OtherNames[] {
    const hits = this.phrases.filter((phrase) =>
      phrase.words.every((word, offset) => matches(words[start + offset], word, isKnown)),
    );
    const longest = hits[0]?.words.length ?? 0;
    return hits
      .filter((phrase) => phrase.words.length === longest)
      .map((phrase) => ({
        start,
        length: longest,
        isMisspelt: isKnown !== asTyped,
        names: (this.groups[phrase.group] ?? []).filter(
          (name) => name !== phrase.words || isKnown !== asTyped,
        ),
      }));
  }

  /** Longest phrases first; a misspelt phrase counts only where nothing matches as typed. */
  in(words: readonly string[], isKnown: IsKnown): OtherNames[] {
    const found: OtherNames[] = [];
    for (let start = 0; start < words.length; ) {
      const literal = this.at(words, start, asTyped);
      const hits = literal.length > 0 ? literal : this.at(words, start, isKnown);
      found.push(...hits);
      start += Math.max(1, hits[0]?.length ?? 1);
    }
    return found;
  }
}
