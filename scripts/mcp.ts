import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './lib/building/bundleServer';

const FILE = path.resolve('.cache/mcp-server/server.mjs');

/** `npm run mcp`: the docs for an assistant, from the last build. `-- --help` lists the options; `-- pack` makes a package. */
if (process.argv[2] === 'pack') {
  await import('./lib/building/packMcp');
} else {
  await bundleServer(FILE, 'build');
  await import(pathToFileURL(FILE).href);
}
