/** An author's mistake: stops the build with a sentence that names the component, the value and the remedy. */
export function authorError(component: string, problem: string): Error {
  return new Error(`<${component}> ${problem}`);
}

/** What an author names, from all that have a name. */
export function knownTo<T>(component: string, all: Readonly<Record<string, T>>, name: string): T {
  if (!Object.hasOwn(all, name)) {
    throw authorError(component, `does not know "${name}". Use one of ${Object.keys(all).join(', ')}.`);
  }
  return all[name] as T;
}

/** The record that an author names by its id. */
export const recordOf = <T extends { readonly id: string }>(
  component: string,
  all: readonly T[],
  id: string,
) => knownTo(component, Object.fromEntries(all.map((record) => [record.id, record])), id);
