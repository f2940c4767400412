type Named<T extends string> = { readonly id: T; readonly name: string };

/** What a list of records calls an id; an id that it does not know is its own name. */
export function nameIn<T extends string>(list: readonly Named<T>[], id: NoInfer<T> | (string & {})): string {
  return list.find((entry) => entry.id === id)?.name ?? id;
}
