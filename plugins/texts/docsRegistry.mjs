/** How the framework says which module holds a doc (.docusaurus/registry.js). */
const DOC =
  /\[\(\) => import\([^)]*"@site\/docs\/(?<name>[^"]+?)(?:\/index)?\.mdx"\), [^,]+, require\.resolveWeak\([^)]*\)\]/g;

/**
 * In a reader's bundle no module holds a doc: it is loaded as it was drawn (src/text/loadDoc.ts). As loader of the
 * framework's registry.
 */
export default function docsRegistry(source) {
  const changed = source.replace(DOC, '[() => loadDoc("/docs/$<name>"), 0, 0]');
  if (changed === source) {
    throw new Error('plugins/texts/docsRegistry.mjs found no doc in the registry of the framework.');
  }
  return `import { loadDoc } from '@site/src/text/loadDoc';\n${changed}`;
}
