import MiniSearch from 'minisearch';

type Named = { readonly name: string; readonly others?: readonly string[] };

const FUZZY = 0.4;

/** The names most like what was asked for; where fewer are alike, the first ones of the list after them. */
export function nearest<T extends Named>(asked: string, items: readonly T[], count = 3): T[] {
  const index = new MiniSearch<{ id: number; name: string; others: string }>({ fields: ['name', 'others'] });
  index.addAll(items.map(({ name, others = [] }, id) => ({ id, name, others: others.join(' ') })));
  const hits = index.search(asked.replace(/[/#_-]+/g, ' '), {
    prefix: true,
    fuzzy: FUZZY,
    boost: { name: 2 },
  });
  const found = hits.map(({ id }) => items[id as number] as T);
  return Array.from(new Set([...found, ...items])).slice(0, count);
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
