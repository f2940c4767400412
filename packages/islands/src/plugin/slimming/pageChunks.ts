import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, pathnameOf } from '../fragments/docRoutes.mjs';

type Names = { readonly [key: string]: string | Names };
type Files = readonly { readonly file: string }[];
type Manifest = {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: Files; readonly css?: Files }>>;
};

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : namesIn(name)));

const routeOf = (key: string) => pathnameOf(key).replace(/(?<=.)\/$/, '');

/** What the docs plugin renders around its pages, in routes of their own. */
const ROOT = /^@theme\/Doc(s|Version)?Root$/;

/** Which files a page or an island needs beside the main script, from what Docusaurus recorded about its own bundle. */
export function chunksOfPages(generatedDir: string) {
  const read = (name: string) => readFileSync(path.join(generatedDir, name), 'utf8');
  const { origins, assets } = JSON.parse(read('client-manifest.json')) as Manifest;
  const names = JSON.parse(read('routesChunkNames.json')) as Readonly<Record<string, Names>>;
  const routes = Object.entries(names).map(([key, chunks]) => ({ route: routeOf(key), chunks }));
  const roots = new Set(
    entriesOf(read('registry.js'))
      .filter(({ module }) => ROOT.test(module))
      .map(({ name }) => name),
  );
  const isNeededBy = (wanted: string, route: string, { __comp }: Names) =>
    roots.has(String(__comp)) ? wanted.startsWith(`${route}/`) : route === wanted;
  const filesOf = (name: string) =>
    (origins[name] ?? [])
      .flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])])
      .map(({ file }) => file);
  return {
    chunksOf(wanted: string): string[] {
      const files = routes
        .filter(({ route, chunks }) => isNeededBy(wanted, route, chunks))
        .flatMap(({ chunks }) => namesIn(chunks))
        .flatMap(filesOf);
      return [...new Set(files)].map((file) => `/${file}`);
    },
    filesOfIsland: (name: string) => filesOf(`island-${name}`).map((file) => `/${file}`),
  };
}
