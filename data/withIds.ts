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

type Commanded = { readonly id: string; readonly command: string | null };

/** Such a list of records whose command follows from them, unless they name another. */
export const withCommands = <Whole extends Commanded>(
  commandOf: (record: Omit<Whole, 'command'>) => string,
  records: Readonly<Record<string, Omit<Whole, 'id' | 'command'> & Partial<Pick<Whole, 'command'>>>>,
): readonly Whole[] =>
  Object.entries(records).map(([id, given]) => {
    const record = { id, ...given } as unknown as Whole;
    return { ...record, command: record.command ?? commandOf(record) };
  });
