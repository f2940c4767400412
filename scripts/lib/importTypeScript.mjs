import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** Runs a TypeScript module of this repository in plain Node: bundled as it is, packages left outside. */
export async function importTypeScript(file) {
  const outfile = path.resolve('.cache/scripts', `${path.basename(file, '.ts')}.mjs`);
  buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
