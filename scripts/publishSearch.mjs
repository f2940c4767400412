import { ensureReady } from './lib/ready.mjs';

/** `npm run search:publish`: sends the records of the last build to the hosted index. `-- --dry-run` only counts. */
ensureReady();
const { importTypeScript } = await import('./lib/importTypeScript.mjs');
const { main } = await importTypeScript('packages/search/src/publish/index.ts');
const { recordsFileOf } = await importTypeScript('config/searchIndex.ts');
process.exitCode = await main(recordsFileOf('build'), process.argv.slice(2));
