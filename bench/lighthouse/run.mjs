import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench:lighthouse` */
await importTypeScript('bench/lighthouse/main.ts');
