import { likeness, wordsOf } from '@pt-docs/search/engine';

type Named = { readonly name: string; readonly others?: readonly string[] };

/** A word that only begins so is as near as one with a slip. */
const BEGINS = 0.7;
/** Of the words that were asked for, how many a name must have before it's worth telling. */
const NEAR = 0.6;
const MOST = 3;

const alike = (asked: string, word: string) =>
  Math.max(likeness(asked, word), word.startsWith(asked) && asked.length > 2 ? BEGINS : 0);

const wordsIn = (text: string) => wordsOf(text.replace(/[/#_-]+/g, ' '));

/** How much of the words one name has, and the same less what else it says. */
function scoreOf(asked: readonly string[], name: string): { readonly share: number; readonly score: number } {
  const words = wordsIn(name);
  const found = asked.reduce((sum, word) => sum + Math.max(0, ...words.map((own) => alike(word, own))), 0);
  return { share: found / (asked.length || 1), score: found / Math.sqrt(words.length || 1) };
}

/** The names most like what was asked for, best first; none where nothing is near. */
export function nearest<T extends Named>(asked: string, items: readonly T[]): T[] {
  const words = wordsIn(asked.slice(0, 200));
  return items
    .map((item) => {
      const scores = [item.name, ...(item.others ?? [])].map((name) => scoreOf(words, name));
      return {
        item,
        share: Math.max(...scores.map(({ share }) => share)),
        score: Math.max(...scores.map(({ score }, at) => (at === 0 ? score : score / 2))),
      };
    })
    .filter(({ share }) => share >= NEAR)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** ` The nearest: one; two.`, or nothing. Some names have a comma. */
export const nearestText = (names: readonly string[], what = 'The nearest') =>
  names.length > 0 ? ` ${what}: ${names.join('; ')}.` : '';

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
