import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFrame } from './docsFrame';

type Names = { readonly [key: string]: string | Names };
type Files = readonly { readonly file: string }[];
type Manifest = {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: Files; readonly css?: Files }>>;
};

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : namesIn(name)));

/** `/docs/alerts/overview-1a2`: an address and the framework's mark of the route. */
const placeOf = (key: string) => key.replace(/-[^-]+$/, '').replace(/(?<=.)\/$/, '');

/** Which files a page needs beside the main script. From what the framework wrote down about its own bundle. */
export function partsOfPages(generatedDir: string): (route: string) => string[] {
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(generatedDir, name), 'utf8')) as T;
  const { origins, assets } = read<Manifest>('client-manifest.json');
  const routes = Object.entries(read<Readonly<Record<string, Names>>>('routesChunkNames.json')).map(
    ([key, names]) => ({ place: placeOf(key), names }),
  );
  // What stands around a doc is in there (docsFrame.ts) and its text is no script, so the names of its routes lead nowhere.
  const frame = Object.values(assets).flatMap(({ js = [] }) =>
    js.map(({ file }) => `/${file}`).filter((file) => file.includes(`/${docsFrame.name}.`)),
  );
  return (route) => {
    const files = routes
      .filter(({ place }) => place === route)
      .flatMap(({ names }) => namesIn(names))
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])])
      .map(({ file }) => `/${file}`);
    return [...new Set([...(route.startsWith('/docs/') ? frame : []), ...files])];
  };
}
