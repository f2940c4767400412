import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docRoutes, pathnameOf } from '../fragments/docRoutes.mjs';
import { DOCS_LAYOUT } from './docsLayout';

type Names = { readonly [key: string]: string | Names };
type Files = readonly { readonly file: string }[];
type Manifest = {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: Files; readonly css?: Files }>>;
};

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : namesIn(name)));

const routeOf = (key: string) => pathnameOf(key).replace(/(?<=.)\/$/, '');

/** Which files a page or an island needs beside the main script, from what Docusaurus recorded about its own bundle. */
export function chunksOfPages(generatedDir: string, baseUrl: string) {
  const read = (name: string) => readFileSync(path.join(generatedDir, name), 'utf8');
  const { origins, assets } = JSON.parse(read('client-manifest.json')) as Manifest;
  const names = JSON.parse(read('routesChunkNames.json')) as Readonly<Record<string, Names>>;
  const docs = new Set(docRoutes(read('registry.js'), names).map(([key]) => routeOf(key)));
  const routes = Object.entries(names).map(([key, chunks]) => ({ route: routeOf(key), chunks }));
  // The chunks of a doc's own routes were merged into this one (docsLayout.ts).
  const layout = Object.values(assets)
    .flatMap(({ js = [] }) => js.map(({ file }) => file))
    .filter((file) => file.includes(`/${DOCS_LAYOUT}.`));
  const filesOf = (name: string) =>
    (origins[name] ?? [])
      .flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])])
      .map(({ file }) => file);
  return {
    chunksOf(wanted: string): string[] {
      const files = routes
        .filter(({ route }) => route === wanted)
        .flatMap(({ chunks }) => namesIn(chunks))
        .flatMap(filesOf);
      return [...new Set([...(docs.has(wanted) ? layout : []), ...files])].map((file) => baseUrl + file);
    },
    chunksOfIsland: (name: string) =>
      filesOf(`island-${name}`)
        .filter((file) => file.endsWith('.js'))
        .map((file) => baseUrl + file),
  };
}
