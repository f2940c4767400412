import { allowedEdits, editsBetween, stemOf, wordsOf } from './analyse';

/** A stretch of the query that has other names. */
export type OtherNames = {
  readonly start: number;
  readonly length: number;
  /** The stretch itself had to be corrected first. */
  readonly isMisspelt: boolean;
  readonly names: readonly (readonly string[])[];
};

type Word = { readonly text: string; readonly stem: string; readonly edits: number };
type Phrase = { readonly words: readonly Word[]; readonly name: readonly string[]; readonly group: number };
type IsKnown = (word: string) => boolean;

const wordOf = (text: string): Word => ({ text, stem: stemOf(text), edits: allowedEdits(text) });

const isSame = (typed: Word | undefined, word: Word) => typed !== undefined && typed.stem === word.stem;

function isSlipOf(typed: Word | undefined, word: Word, isKnown: IsKnown): boolean {
  if (typed === undefined || isSame(typed, word)) {
    return typed !== undefined;
  }
  const limit = Math.min(typed.edits, word.edits);
  // A word that the pages use is never taken for a slip of another one.
  return limit > 0 && !isKnown(typed.text) && editsBetween(typed.text, word.text, limit) <= limit;
}

/** Groups of phrases that mean the same. Finds them in a query, also when misspelt. */
export class Synonyms {
  private readonly groups: readonly (readonly (readonly string[])[])[];
  /** Longest first: `open interest` is one name, not a name of `open`. */
  private readonly phrases: readonly Phrase[];
  private readonly byFirstStem = new Map<string, Phrase[]>();

  constructor(groups: readonly (readonly string[])[]) {
    this.groups = groups.map((group) => group.map(wordsOf).filter((words) => words.length > 0));
    this.phrases = this.groups
      .flatMap((names, group) => names.map((name) => ({ words: name.map(wordOf), name, group })))
      .sort((a, b) => b.words.length - a.words.length);
    for (const phrase of this.phrases) {
      const stem = phrase.words[0]?.stem ?? '';
      this.byFirstStem.set(stem, [...(this.byFirstStem.get(stem) ?? []), phrase]);
    }
  }

  private namesOf(hits: readonly Phrase[], start: number, isMisspelt: boolean): OtherNames[] {
    const length = hits[0]?.words.length ?? 0;
    return hits
      .filter((phrase) => phrase.words.length === length)
      .map((phrase) => ({
        start,
        length,
        isMisspelt,
        names: (this.groups[phrase.group] ?? []).filter((name) => name !== phrase.name || isMisspelt),
      }));
  }

  private at(words: readonly Word[], start: number, isKnown: IsKnown): OtherNames[] {
    const literal = (this.byFirstStem.get(words[start]?.stem ?? '') ?? []).filter((phrase) =>
      phrase.words.every((word, offset) => isSame(words[start + offset], word)),
    );
    if (literal.length > 0) {
      return this.namesOf(literal, start, false);
    }
    const misspelt = this.phrases.filter((phrase) =>
      phrase.words.every((word, offset) => isSlipOf(words[start + offset], word, isKnown)),
    );
    return this.namesOf(misspelt, start, true);
  }

  /** Longest phrases first; a misspelt phrase counts only where nothing matches as typed. */
  in(texts: readonly string[], isKnown: IsKnown): OtherNames[] {
    const words = texts.map(wordOf);
    const found: OtherNames[] = [];
    for (let start = 0; start < words.length; ) {
      const hits = this.at(words, start, isKnown);
      found.push(...hits);
      start += Math.max(1, hits[0]?.length ?? 1);
    }
    return found;
  }
}
