import { likeness, wordsOf } from '@pt-docs/search/engine';

type Named = { readonly name: string; readonly others?: readonly string[] };

/** A word that only begins so is as near as one with a slip. */
const BEGINS = 0.7;

const alike = (asked: string, word: string) =>
  Math.max(likeness(asked, word), word.startsWith(asked) ? BEGINS : 0);

/** How much of the words one name has, less for what else it says. */
function scoreOf(asked: readonly string[], name: string): number {
  const words = wordsOf(name.replace(/[/#_-]+/g, ' '));
  const found = asked.reduce((sum, word) => sum + Math.max(0, ...words.map((own) => alike(word, own))), 0);
  return found / Math.sqrt(words.length || 1);
}

/** The names most like what was asked for; where fewer are alike, the first ones of the list after them. */
export function nearest<T extends Named>(asked: string, items: readonly T[], count = 3): T[] {
  const words = wordsOf(asked.slice(0, 200).replace(/[/#_-]+/g, ' '));
  return items
    .map((item) => {
      const others = Math.max(0, ...(item.others ?? []).map((other) => scoreOf(words, other)));
      return { item, score: Math.max(scoreOf(words, item.name), others / 2) };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ item }) => item);
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The item that is called exactly so, however it is spelt. */
export function called<T extends Named & { readonly id?: string }>(
  asked: string,
  items: readonly T[],
): T | undefined {
  const wanted = fold(asked);
  return (
    items.find(({ id, name }) => fold(name) === wanted || (id !== undefined && fold(id) === wanted)) ??
    items.find(({ others = [] }) => others.some((other) => fold(other) === wanted))
  );
}
