/** Records of one kind, each of which leaves out what most of them have in common. */
export function withDefaults<Whole extends object, Left extends keyof Whole>(
  defaults: Pick<Whole, Left>,
  records: readonly (Omit<Whole, Left> & Partial<Pick<Whole, Left>>)[],
): readonly Whole[] {
  return records.map((record) => ({ ...defaults, ...record }) as unknown as Whole);
}
