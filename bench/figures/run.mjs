import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench:figures` */
await importTypeScript('bench/figures/main.ts');
