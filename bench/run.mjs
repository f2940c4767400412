import { ensureReady } from '../scripts/lib/ready.mjs';

/** `npm run bench -- <name>` */
ensureReady();
const { importTypeScript } = await import('../scripts/lib/importTypeScript.mjs');
await importTypeScript('bench/main.ts');
