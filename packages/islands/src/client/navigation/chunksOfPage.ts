import flat from '@docusaurus/core/lib/client/flat';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';

/** Docusaurus' bundler plugin adds this function, which returns the address of a chunk by its name. */
declare const __webpack_require__: { readonly gca: (name: string) => string | undefined };

/** Addresses of the scripts that a page needs beside the main one, found as Docusaurus' own `prefetch` finds them. */
export function chunksOfPage(pathname: string): string[] {
  const paths = matchRoutes(routes, pathname).map(({ route }) => route.path);
  return (
    Object.entries(routesChunkNames)
      .filter(([key]) => paths.includes(key.replace(/-[^-]+$/, '')))
      .flatMap(([, names]) => Object.values(flat(names as Parameters<typeof flat>[0])))
      .flatMap((name) => __webpack_require__.gca(name) ?? [])
      // A chunk that was merged into another one has no file of its own.
      .filter((address) => !address.includes('undefined'))
  );
}
