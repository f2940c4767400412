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

/** A doc is drawn inside routes of its own; of those that share their address one forwards, and only it has no part of a frame. */
const isFrameOfDocs = (place: string, names: Names) => place === '/docs' && !('config' in names);

/**
 * Which files a page needs beside the main script: its own text, and for a doc the frames around it. From what the framework
 * wrote down about its own bundle.
 */
export function partsOfPages(generatedDir: string): (route: string) => string[] {
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(generatedDir, name), 'utf8')) as T;
  const { origins, assets } = read<Manifest>('client-manifest.json');
  const routes = Object.entries(read<Readonly<Record<string, Names>>>('routesChunkNames.json')).map(
    ([key, names]) => ({ place: placeOf(key), names }),
  );
  // All of a doc's modules are in there (docsFrame.ts), so the names of its routes lead nowhere.
  const frame = Object.values(assets).flatMap(({ js = [] }) =>
    js.map(({ file }) => `/${file}`).filter((file) => file.includes(`/${docsFrame.name}.`)),
  );
  return (route) => {
    const files = routes
      .filter(
        ({ place, names }) => place === route || (route.startsWith('/docs/') && isFrameOfDocs(place, names)),
      )
      .flatMap(({ names }) => namesIn(names))
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])])
      .map(({ file }) => `/${file}`);
    return [...new Set([...(route.startsWith('/docs/') ? frame : []), ...files])];
  };
}
