import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench:styles` */
await importTypeScript('bench/styles/main.ts');
