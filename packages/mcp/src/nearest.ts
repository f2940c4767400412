type Named = { readonly id?: string; readonly name: string; readonly others?: readonly string[] };

/** ` The nearest: one; two.`, or nothing. Some names have a comma. */
export const nearestText = (names: readonly string[], what = 'The nearest') =>
  names.length > 0 ? ` ${what}: ${names.join('; ')}.` : '';

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The item that is called exactly so, however it is spelt. */
export function called<T extends Named>(asked: string, items: readonly T[]): T | undefined {
  const wanted = fold(asked);
  return (
    items.find(({ id, name }) => fold(name) === wanted || (id !== undefined && fold(id) === wanted)) ??
    items.find(({ others = [] }) => others.some((other) => fold(other) === wanted))
  );
}
