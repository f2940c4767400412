import { isStopWord, stemOf, wordsOf } from './analyse';

/**
 * Phrases with a little word in them are one word, in queries and on pages: `log in` is no log, `point of control` no control.
 * Apart, their little words would be dropped before anybody looks the phrase up.
 */
export class Compounds {
  /** By the first stem, the longest first. */
  private readonly phrases = new Map<string, (readonly string[])[]>();

  constructor(phrases: Iterable<string>) {
    for (const words of Array.from(new Set(phrases), wordsOf)) {
      if (words.length > 1 && words.some(isStopWord)) {
        const stems = words.map(stemOf);
        const first = stems[0] ?? '';
        const known = [...(this.phrases.get(first) ?? []), stems];
        this.phrases.set(
          first,
          known.sort((one, other) => other.length - one.length),
        );
      }
    }
  }

  /** The words of a text, with these phrases as one each, in the stems of their words. */
  join(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = this.phrases
        .get(stemOf(words[at] ?? ''))
        ?.find((stems) => stems.every((stem, offset) => stemOf(words[at + offset] ?? '') === stem));
      joined.push(phrase?.join(' ') ?? words[at] ?? '');
      at += phrase?.length ?? 1;
    }
    return joined;
  }
}
