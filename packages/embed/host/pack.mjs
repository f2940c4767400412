import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost, bundle, writeFiles } from './build.mjs';

/** Fills embed-host/dist, without building the site: runs before `npm pack embed-host`. */
const here = path.dirname(fileURLToPath(import.meta.url));
const registry = await bundle(path.join(here, '../data/help-ids.ts'));
const { helpIds } = await import(`data:text/javascript,${encodeURIComponent(registry)}`);
writeFiles(path.join(here, 'dist'), await buildHost(helpIds));
