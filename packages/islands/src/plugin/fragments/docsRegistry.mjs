import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { docRoutes, entriesOf, pathnameOf } from './docRoutes.mjs';

const LOAD_DOC = fileURLToPath(new URL('../../client/fragments/loadDoc.ts', import.meta.url));

function changeRegistry(registry, routes) {
  const docModules = new Set(docRoutes(registry, routes).map(([, { content }]) => content));
  const docLines = entriesOf(registry).filter(({ name }) => docModules.has(name));
  const withoutDocs = docLines.reduce((text, { line }) => text.replace(line, ''), registry);
  return withoutDocs.replace(
    /^export default \{/m,
    `import routesChunkNames from '@generated/routesChunkNames';
import { docEntries } from ${JSON.stringify(LOAD_DOC)};
export default { ...docEntries(routesChunkNames),`,
  );
}

function changeRoutes(registry, routes) {
  const changed = docRoutes(registry, routes).map(([key, names]) => [
    key,
    { ...names, content: pathnameOf(key) },
  ]);
  return JSON.stringify({ ...routes, ...Object.fromEntries(changed) });
}

/**
 * A loader for the two generated files that say which module holds a page. In the browser's bundle no module holds a doc: it
 * is loaded as a fragment, by its pathname (client/fragments/loadDoc.ts).
 */
export default function docsRegistry(source) {
  const folder = path.dirname(this.resourcePath);
  const file = path.basename(this.resourcePath);
  const read = (name) => {
    const sibling = path.join(folder, name);
    this.addDependency(sibling);
    return file === name ? source : readFileSync(sibling, 'utf8');
  };
  const registry = read('registry.js');
  const routes = JSON.parse(read('routesChunkNames.json'));
  if (docRoutes(registry, routes).length === 0 || !/^export default \{/m.test(registry)) {
    throw new Error(
      `@pt-docs/islands finds no doc in ${path.join(folder, 'registry.js')}. If the site has docs, Docusaurus writes this file in another way than version 3.10 does: see docsRegistry.mjs.`,
    );
  }
  return file === 'registry.js' ? changeRegistry(registry, routes) : changeRoutes(registry, routes);
}
