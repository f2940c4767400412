import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';

/** `npm run bench` */
await importTypeScript('bench/compare/main.ts');
