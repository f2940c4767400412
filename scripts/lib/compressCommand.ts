import { compressFolder } from '@pt-docs/serving';

/** Writes compressed copies beside every text file of a folder that has none. */
const [, , folder = ''] = process.argv;
await compressFolder(folder, 'build');
