import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(new URL('../../client/fragments/loadDoc.ts', import.meta.url));

/** How the framework says which module holds a doc. */
const DOC = /^ *"[^"]+": \[\(\) => import\([^)]*"@site\/docs\/[^\]]*\],?\n?/gm;

/** `/docs/alerts/overview-1a2`: an address and the framework's mark of the route. */
const addressOf = (key) => key.replace(/-[^-]+$/, '');

/**
 * Two files of the framework say which module holds a page. In a reader's bundle no module holds a doc: it is loaded by its
 * address, as it was drawn (src/text/loadDoc.ts).
 */
const CHANGES = {
  'registry.js': (source) =>
    source.replace(DOC, '').replace(
      /^export default \{/m,
      `import routesChunkNames from '@generated/routesChunkNames';
import { docsIn } from ${JSON.stringify(LOADER)};
export default { ...docsIn(routesChunkNames),`,
    ),

  'routesChunkNames.json': (source) => {
    const routes = Object.entries(JSON.parse(source)).map(([key, names]) => {
      const isDoc = key.startsWith('/docs/') && typeof names.content === 'string';
      return [key, isDoc ? { ...names, content: addressOf(key) } : names];
    });
    return JSON.stringify(Object.fromEntries(routes));
  },
};

/** As loader of both. */
export default function docsRegistry(source) {
  const name = path.basename(this.resourcePath);
  const changed = CHANGES[name](source);
  if (!/\bdocsIn\b|"content":"\/docs\//.test(changed) || changed.includes('@site/docs/')) {
    throw new Error(
      `packages/islands (docsRegistry.mjs) does not find its way in ${name}: the framework has changed.`,
    );
  }
  return changed;
}
