type Rule = { readonly use?: unknown; readonly oneOf?: readonly Rule[] };
type Loader = { readonly options?: { readonly modules?: { readonly localIdentName?: string } } } | undefined;

/**
 * Docusaurus ends each class of a CSS module with a hash of its own, which no compression shortens. Here all classes of a
 * module have the same end, in pages, styles and scripts.
 */
export function alikeClasses(rules: readonly Rule[]): void {
  for (const { use, oneOf = [] } of rules) {
    for (const loader of [use].flat() as Loader[]) {
      const modules = loader?.options?.modules;
      if (modules?.localIdentName) {
        // The hash is of the file alone.
        Object.assign(modules, { hashStrategy: 'minimal-subset' });
      }
    }
    alikeClasses(oneOf);
  }
}
