type Partly<Whole, Left extends keyof Whole> = Omit<Whole, Left | 'id'> & Partial<Pick<Whole, Left>>;

/** Records of one kind by their id, each of which leaves out what most of them have in common. */
export function withDefaults<Whole extends { readonly id: string }, Left extends keyof Whole>(
  defaults: Pick<Whole, Left>,
  records: Readonly<Record<string, Partly<Whole, Left>>>,
): readonly Whole[] {
  return Object.entries(records).map(([id, record]) => ({ id, ...defaults, ...record }) as unknown as Whole);
}
