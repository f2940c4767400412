import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench:bundle` */
await importTypeScript('bench/bundle/main.ts');
