/** A line of registry.js: the name of a chunk and the module in it. */
const ENTRY = /^ *"(?<name>[^"]+)": \[\(\) => import\([^)]*"(?<module>[^"]+)"\),[^\]]*\],?\n?/gm;

/**
 * @param {string} registry
 * @returns {{ line: string, name: string, module: string }[]}
 */
export const entriesOf = (registry) =>
  Array.from(registry.matchAll(ENTRY), ({ 0: line, groups }) => ({
    line,
    name: groups?.name ?? '',
    module: groups?.module ?? '',
  }));

/**
 * Routes that render a doc, whichever docs plugin they belong to.
 * @template {{ [key: string]: unknown }} T
 * @param {string} registry The generated registry.js
 * @param {Readonly<Record<string, T>>} routes The generated routesChunkNames.json
 * @returns {[string, T][]}
 */
export function docRoutes(registry, routes) {
  const docItems = entriesOf(registry).flatMap(({ name, module }) =>
    module === '@theme/DocItem' ? [name] : [],
  );
  return Object.entries(routes).filter(([, { __comp }]) => docItems.includes(String(__comp)));
}

/**
 * `/docs/alerts/overview-1a2` is a pathname and Docusaurus' hash of the route.
 * @param {string} key
 */
export const pathnameOf = (key) => key.replace(/-[^-]+$/, '');
