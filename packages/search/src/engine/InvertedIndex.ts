import { isProblemWord, isStopWord, PROBLEM, stemOf, wordsOf } from './analyse';
import type { Compounds } from './Compounds';
import { remembered } from './remembered';
import { FIELD, LENGTH_PENALTY, SATURATION } from './weights';

type Field = keyof typeof FIELD;
type Fields = Readonly<Record<Field, string>>;

const FIELDS = Object.keys(FIELD) as Field[];
/** A word that is only near the typed one counts where it names something, not wherever it occurs. */
const NAMING: ReadonlySet<Field> = new Set(['title', 'keys', 'said']);

export type Scores = ReadonlyMap<number, number>;
type Posting = { readonly id: number; readonly field: Field; readonly count: number };

/** Which records have a word, and how much it says about each of them. */
export class InvertedIndex {
  /** All words as they are written, for completing and correcting what was typed. */
  readonly words = new Set<string>();
  /** Stems that name something. */
  readonly names = new Set<string>();
  private size = 0;
  private readonly postings = new Map<string, Posting[]>();
  private readonly counts = new Map<string, number>();
  private readonly lengths = new Map<Field, number[]>(FIELDS.map((field) => [field, []]));
  private readonly totals = new Map<Field, number>();
  private readonly kept = new Map<string, Scores>();

  constructor(private readonly compounds: Compounds) {}

  add(id: number, fields: Fields): void {
    const seen = new Set<string>();
    for (const field of FIELDS) {
      const stems = this.stemsOf(fields[field], NAMING.has(field));
      this.lengths.get(field)?.push(stems.length);
      this.totals.set(field, (this.totals.get(field) ?? 0) + stems.length);
      const counts = new Map<string, number>();
      for (const stem of stems) {
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
      for (const [stem, count] of counts) {
        const known = this.postings.get(stem);
        if (known) {
          known.push({ id, field, count });
        } else {
          this.postings.set(stem, [{ id, field, count }]);
        }
        seen.add(stem);
      }
    }
    for (const stem of seen) {
      this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
    }
    this.size += 1;
  }

  private stemsOf(text: string, isNaming: boolean): string[] {
    const words = wordsOf(text);
    const compounds = this.compounds.join(words).filter((word) => word.includes(' '));
    return [...words, ...compounds].flatMap((word) => {
      const stem = stemOf(word);
      this.words.add(word);
      if (isStopWord(word)) {
        return [];
      }
      if (isNaming) {
        this.names.add(stem);
      }
      return isNaming && isProblemWord(word) ? [stem, PROBLEM] : [stem];
    });
  }

  has(stem: string): boolean {
    return this.postings.has(stem);
  }

  /** How rare a word is: a rare one says more about what is meant. */
  rarity(stem: string): number {
    return this.rarityOf(this.counts.get(stem) ?? 0);
  }

  rarityOf(count: number): number {
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }

  /** Scores of the records that have a word; of the index's own words they're kept, because each further letter asks again. */
  scores(stem: string, isNameOnly = false): Scores {
    return this.has(stem)
      ? remembered(this.kept, isNameOnly ? ` ${stem}` : stem, Number.POSITIVE_INFINITY, () =>
          this.computeScores(stem, isNameOnly),
        )
      : new Map();
  }

  private computeScores(stem: string, isNameOnly: boolean): Scores {
    const frequencies = new Map<number, number>();
    for (const { id, field, count } of this.postings.get(stem) ?? []) {
      if (!isNameOnly || NAMING.has(field)) {
        // Phrases of readers are alternatives: one more of them makes the others no weaker, nor a word in two of them stronger.
        const value = field === 'said' ? 1 : count / this.penalty(field, id);
        frequencies.set(id, (frequencies.get(id) ?? 0) + FIELD[field] * value);
      }
    }
    const rarity = this.rarity(stem);
    return new Map(
      Array.from(frequencies, ([id, frequency]) => [id, (rarity * frequency) / (SATURATION + frequency)]),
    );
  }

  private penalty(field: Field, id: number): number {
    const mean = (this.totals.get(field) ?? 0) / this.size || 1;
    return 1 - LENGTH_PENALTY + (LENGTH_PENALTY * (this.lengths.get(field)?.[id] ?? 0)) / mean;
  }
}
