import { importTypeScript } from './lib/importTypeScript.mjs';

/** `npm run search:publish`: sends the records of the last build to the hosted index. `-- --dry-run` only counts. */
const { main } = await importTypeScript('scripts/lib/publishSearchMain.ts');
process.exitCode = await main(process.argv.slice(2));
