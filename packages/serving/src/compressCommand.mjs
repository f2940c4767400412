import { importTypeScript } from '../../../scripts/lib/importTypeScript.mjs';

/** `node scripts/compress.mjs <folder>`: compressed copies beside every text file that has none (plugins/compress). */
const { compressFolder } = await importTypeScript('packages/serving/src/compress.ts');
await compressFolder(process.argv[2]);
