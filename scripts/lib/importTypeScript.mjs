import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** Runs a TypeScript module of this repository in plain Node: bundled as it is, packages left outside. */
export async function importTypeScript(file) {
  // A name of its own for each process: the browser tests start several servers at the same time.
  const outfile = path.resolve('.cache/scripts', `${path.basename(file, '.ts')}.${process.pid}.mjs`);
  buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
