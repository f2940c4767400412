import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD } from './site';

/** What the framework wrote down about its own bundle when it built the site. */
const GENERATED = path.resolve(BUILD, '../.docusaurus');
const read = <T>(name: string) => JSON.parse(readFileSync(path.join(GENERATED, name), 'utf8')) as T;

type Names = { readonly [key: string]: string | Names };
type Files = readonly { readonly file: string }[];
type Manifest = {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: Files; readonly css?: Files }>>;
};

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : namesIn(name)));

/** Scripts and styles of a doc page beside the main script: its own text, and the frames of the docs around it. */
export function partsOf(route: string): string[] {
  const { origins, assets } = read<Manifest>('client-manifest.json');
  const chunks = Object.entries(read<Readonly<Record<string, Names>>>('routesChunkNames.json'))
    .map(([key, names]) => ({ place: key.replace(/-[^-]+$/, '').replace(/(?<=.)\/$/, ''), names }))
    // `/docs` alone is the page that forwards; it has a part that no other has.
    .filter(({ place, names }) => place === route || (place === '/docs' && !('config' in names)))
    .flatMap(({ names }) => namesIn(names));
  const files = chunks
    .flatMap((name) => origins[name] ?? [])
    .flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])])
    .map(({ file }) => `/${file}`);
  return [...new Set(files)];
}
