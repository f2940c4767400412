import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench:search` */
await importTypeScript('bench/search/main.ts');
