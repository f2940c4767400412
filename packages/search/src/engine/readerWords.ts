import { isQuestionWord, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';
import { NearWords, type Sense, type Senses } from './nearWords';
import { addTo } from './records';

type Phrase = {
  readonly id: number;
  readonly stems: readonly string[];
  /** How many of them say something by themselves. */
  readonly subjects: number;
};

/** A record that a query names in the reader's own words. */
export type Said = {
  readonly id: number;
  /** Stems of the query that name it; those that only shape a sentence are left out. */
  readonly stems: ReadonlySet<string>;
  /** 1 when the query has the very words, less when it has words near them. */
  readonly strength: number;
};

/** What a query says in words of readers. */
export type Heard = {
  readonly said: readonly Said[];
  /** Stems of the query that name a record and are spelt as readers spell them: nothing else needs to be guessed. */
  readonly named: ReadonlySet<string>;
  /** By stem of the query: records of which a phrase has it, or a word near it, and how surely. */
  readonly hints: ReadonlyMap<string, ReadonlyMap<number, number>>;
};

/** A phrase of so many words may miss one. */
const LONG_PHRASE = 3;
const ONE_MISSING = 0.5;
/** A phrase of which the query has no word itself. */
const NEAR_ONLY = 0.5;

/** What readers call sections that use other words (data/search/readers-say): hears it in a query. */
export class ReaderWords {
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly records = new Map<string, Set<number>>();
  private readonly near: NearWords;

  constructor({ said, near }: Pick<IndexFile, 'said' | 'near'>) {
    for (const [id, texts] of said) {
      for (const text of texts) {
        this.add(id, text);
      }
    }
    this.near = new NearWords(
      near,
      said.flatMap(([, texts]) => texts),
    );
  }

  private add(id: number, text: string): void {
    const words = wordsOf(text);
    const subjects = new Set(words.filter((word) => !isQuestionWord(word)).map(stemOf));
    const phrase = { id, stems: Array.from(new Set(words.map(stemOf))), subjects: subjects.size };
    for (const stem of subjects) {
      addTo(this.phrases, stem, phrase);
      this.records.set(stem, (this.records.get(stem) ?? new Set()).add(id));
    }
  }

  /**
   * Takes all words of the query. A phrase counts when the query has each of its words, or a word near it, in any order.
   */
  in(words: readonly string[], isKnown: (word: string) => boolean, unfinished: boolean): Heard {
    const senses = this.near.sensesOf(words, isKnown, unfinished);
    const subject = new Map(
      words.flatMap((word, at) => (isQuestionWord(word) ? [] : [[at, stemOf(word)] as const])),
    );
    const said = this.phrasesIn(senses).flatMap((phrase): Said[] => {
      const fit = fitOf(phrase, senses);
      const stems = new Set(fit?.places.flatMap((at) => subject.get(at) ?? []));
      return fit && stems.size > 0 ? [{ id: phrase.id, stems, strength: fit.strength }] : [];
    });
    const named = new Set(
      said.flatMap(({ stems }) => Array.from(stems)).filter((stem) => this.near.has(stem)),
    );
    // One word alone is no more than it says.
    return { said, named, hints: subject.size > 1 ? this.hintsOf(senses, subject) : new Map() };
  }

  /** Those of which enough words are there at all. */
  private phrasesIn(senses: Senses): Phrase[] {
    const phrases = new Set<Phrase>();
    for (const stem of senses.keys()) {
      for (const phrase of this.phrases.get(stem) ?? []) {
        if (missingFrom(senses, phrase) <= mayMiss(phrase)) {
          phrases.add(phrase);
        }
      }
    }
    return Array.from(phrases);
  }

  private hintsOf(senses: Senses, subject: ReadonlyMap<number, string>): Map<string, Map<number, number>> {
    const hints = new Map(Array.from(subject.values(), (stem) => [stem, new Map<number, number>()]));
    for (const [sense, ofSense] of senses) {
      for (const { at, weight } of ofSense) {
        const ofStem = hints.get(subject.get(at) ?? '');
        for (const id of ofStem ? (this.records.get(sense) ?? []) : []) {
          ofStem?.set(id, Math.max(ofStem.get(id) ?? 0, weight));
        }
      }
    }
    return hints;
  }
}

const mayMiss = ({ subjects }: Phrase) => (subjects >= LONG_PHRASE ? 1 : 0);

function missingFrom(senses: Senses, { stems }: Phrase): number {
  let missing = 0;
  for (const stem of stems) {
    missing += senses.has(stem) ? 0 : 1;
  }
  return missing;
}

/** Every word of a phrase has to be said by a word of the query of its own. */
function fitOf(phrase: Phrase, senses: Senses): { places: number[]; strength: number } | null {
  const { stems } = phrase;
  const found: Sense[] = [];
  for (const stem of stems) {
    const sense = senses.get(stem)?.find(({ at }) => found.every((other) => other.at !== at));
    if (sense) {
      found.push(sense);
    }
  }
  const missing = stems.length - found.length;
  const isNearOnly = found.every(({ isNear }) => isNear);
  if (missing > mayMiss(phrase) || (isNearOnly && stems.length === 1)) {
    return null;
  }
  const surely = found.reduce((product, { weight }) => product * weight, 1);
  return {
    places: found.map(({ at }) => at),
    strength: surely * (missing > 0 ? ONE_MISSING : 1) * (isNearOnly ? NEAR_ONLY : 1),
  };
}
