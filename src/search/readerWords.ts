import { allowedEdits, editsBetween, isQuestionWord, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';

type Phrase = {
  readonly id: number;
  readonly stems: readonly string[];
  /** How many of them say something by themselves. */
  readonly subjects: number;
};

/** A word of the query that stands for a word of phrases, and how well. */
type Sense = { readonly at: number; readonly weight: number };
type Senses = ReadonlyMap<string, readonly Sense[]>;

/** A record that a query names in the reader's own words. */
export type Said = {
  readonly id: number;
  /** Stems of the query that name it; those that only shape a sentence are left out. */
  readonly stems: ReadonlySet<string>;
  /** 1 when the query has the very words, less when it has words near them. */
  readonly strength: number;
};

/** What a query says in words of readers: whole phrases, and single words of phrases by the word's place in the query. */
export type Heard = {
  readonly said: readonly Said[];
  readonly hints: readonly ReadonlyMap<number, number>[];
};

const E = (globalThis as never as {process:{env:Record<string,string>}}).process.env;
const NEAR = Number(E.NEAR ?? 0.8);
const VAGUE = Number(E.VAGUE ?? 0.015);
/** Words that shape a sentence stand near others too, but rarely mean it. */
const NEAR_SHAPING = Number(E.SHAPE ?? 0.7);
const CORRECTED = 0.8;
const COMPLETED = 0.8;
const SHORTEST_BEGINNING = 4;
/** So many words of a phrase may miss one. */
const LONG_PHRASE = Number(E.LONG ?? 3);
const ONE_MISSING = 0.5;

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) {
    values.push(value);
  } else {
    map.set(key, [value]);
  }
}

/**
 * What readers call sections that use other words (data/readers-say), heard also in words near them (data/near-words.ts),
 * misspelt, and unfinished.
 */
export class ReaderWords {
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly records = new Map<string, Set<number>>();
  /** By stem of a word: the stems of the words near it. */
  private readonly near = new Map<string, Map<string, number>>();
  /** The same for words that are near others only together, by the first of them. */
  private readonly nearTogether = new Map<string, { rest: readonly string[]; near: readonly string[]; weight: number }[]>();
  private readonly lexicon: readonly string[];

  constructor({ said, near }: Pick<IndexFile, 'said' | 'near'>) {
    for (const [id, texts] of said) {
      for (const text of texts) {
        this.addPhrase(id, text);
      }
    }
    for (const group of near) {
      this.addGroup(group);
    }
    this.lexicon = Array.from(
      new Set([...said.flatMap(([, texts]) => texts), ...near.flat()].flatMap(wordsOf)),
    ).sort();
  }

  private addPhrase(id: number, text: string): void {
    const words = wordsOf(text);
    const stems = Array.from(new Set(words.map(stemOf)));
    const subjects = words.filter((word) => !isQuestionWord(word));
    const phrase = { id, stems, subjects: subjects.length };
    for (const stem of new Set(subjects.map(stemOf))) {
      addTo(this.phrases, stem, phrase);
      const ids = this.records.get(stem) ?? new Set();
      this.records.set(stem, ids.add(id));
    }
  }

  private addGroup(group: readonly string[]): void {
    const names = group.map((name) => wordsOf(name).map(stemOf));
    const single = names.flatMap((stems) => (stems.length === 1 ? stems : []));
    const weight = NEAR - VAGUE * Math.max(0, names.length - 4);
    for (const [first = '', ...rest] of names) {
      if (rest.length > 0) {
        addTo(this.nearTogether, first, { rest, near: single, weight });
      } else {
        const near = this.near.get(first) ?? new Map<string, number>();
        for (const other of single) {
          near.set(other, Math.max(near.get(other) ?? 0, weight));
        }
        this.near.set(first, near);
      }
    }
  }

  private isHeard(stem: string): boolean {
    return this.phrases.has(stem) || this.near.has(stem) || this.nearTogether.has(stem);
  }

  /** Words that a word may be a slip or the beginning of, when nobody says the word itself. */
  private meant(word: string, isKnown: boolean, isUnfinished: boolean): { stem: string; weight: number }[] {
    const stem = stemOf(word);
    if (this.isHeard(stem)) {
      return [{ stem, weight: 1 }];
    }
    if (isUnfinished && word.length >= SHORTEST_BEGINNING) {
      const begun = this.lexicon.filter((other) => other.startsWith(word));
      if (begun.length > 0) {
        return begun.map((other) => ({ stem: stemOf(other), weight: COMPLETED }));
      }
    }
    const limit = isKnown ? 0 : allowedEdits(word);
    return limit === 0
      ? []
      : this.lexicon
          .filter((other) => other.length > 3 && editsBetween(word, other, limit) <= limit)
          .map((other) => ({ stem: stemOf(other), weight: CORRECTED }));
  }

  /** For each stem that phrases may have: the words of the query that stand for it, best first. */
  private sensesOf(words: readonly string[], isKnown: (word: string) => boolean, unfinished: boolean): Senses {
    const senses = new Map<string, Sense[]>();
    const stems = words.map(stemOf);
    words.forEach((word, at) => {
      const shaping = isQuestionWord(word) ? NEAR_SHAPING : 1;
      for (const { stem, weight } of this.meant(word, isKnown(word), unfinished && at === words.length - 1)) {
        addTo(senses, stem, { at, weight });
        for (const [other, nearness] of this.near.get(stem) ?? []) {
          if (other !== stem) {
            addTo(senses, other, { at, weight: weight * nearness * shaping });
          }
        }
      }
      for (const { rest, near, weight } of this.nearTogether.get(stems[at] ?? '') ?? []) {
        if (rest.every((stem, offset) => stems[at + 1 + offset] === stem)) {
          for (const other of near) {
            addTo(senses, other, { at, weight });
          }
        }
      }
    });
    for (const each of senses.values()) {
      each.sort((a, b) => b.weight - a.weight);
    }
    return senses;
  }

  in(words: readonly string[], isKnown: (word: string) => boolean, unfinished: boolean): Heard {
    const senses = this.sensesOf(words, isKnown, unfinished);
    const stems = words.map(stemOf);
    const isSubject = words.map((word) => !isQuestionWord(word));
    const said: Said[] = [];
    const seen = new Set<Phrase>();
    const hints = words.map(() => new Map<number, number>());
    for (const [stem, ofStem] of senses) {
      for (const phrase of this.phrases.get(stem) ?? []) {
        if (!seen.has(phrase)) {
          seen.add(phrase);
          const fit = fitOf(phrase, senses);
          const named = fit?.places.filter((at) => isSubject[at]).map((at) => stems[at] ?? '') ?? [];
          if (fit && named.length > 0) {
            said.push({ id: phrase.id, stems: new Set(named), strength: fit.strength });
          }
        }
      }
      for (const { at, weight } of ofStem) {
        for (const id of isSubject[at] ? (this.records.get(stem) ?? []) : []) {
          hints[at]?.set(id, Math.max(hints[at]?.get(id) ?? 0, weight));
        }
      }
    }
    return { said, hints };
  }
}

/** Every word of a phrase has to be said by another word of the query. */
function fitOf({ stems, subjects }: Phrase, senses: Senses): { places: number[]; strength: number } | null {
  const places: number[] = [];
  let strength = 1;
  let missing = 0;
  let exact = false;
  for (const stem of stems) {
    const sense = senses.get(stem)?.find(({ at }) => !places.includes(at));
    if (sense) {
      places.push(sense.at);
      strength *= sense.weight;
      exact ||= sense.weight === 1;
    } else {
      missing += 1;
      strength *= ONE_MISSING;
    }
  }
  if (!exact) {
    if (stems.length === 1) {
      return null;
    }
    strength *= Number(E.ALLNEAR ?? 0.5);
  }
  return missing === 0 || (missing === 1 && subjects >= LONG_PHRASE) ? { places, strength } : null;
}
