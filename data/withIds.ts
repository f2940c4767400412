/** Records by their id, the way files write them: a key can't be given twice. */
export type ById<Whole extends { readonly id: string }> = Readonly<Record<Whole['id'], Omit<Whole, 'id'>>>;

type Records = Readonly<Record<string, object>>;
type Listed<Written extends Records> = {
  [Id in keyof Written & string]: { readonly id: Id } & Written[Id];
}[keyof Written & string];

/**
 * The list that pages go through, in the order of the file. Without a type argument each id keeps its own type. A file
 * with several lists marks its calls as pure, so that a page which names one of them doesn't get the others.
 */
export function withIds<const Written extends Records>(
  records: Written,
): readonly [Listed<Written>, ...Listed<Written>[]];
export function withIds<Whole extends { readonly id: string }>(records: ById<Whole>): readonly Whole[];
export function withIds(records: Records): unknown {
  return Object.entries(records).map(([id, record]) => ({ id, ...record }));
}
