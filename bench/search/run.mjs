import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** `npm run bench:search`: bundles the TypeScript of the site as it is and runs it. */
const outfile = path.resolve('.cache/bench/search.mjs');
buildSync({
  entryPoints: ['bench/search/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  outfile,
});
await import(pathToFileURL(outfile).href);
