import { compressFolder } from '@pt-docs/serving';

/** Writes compressed files beside every text file of a folder that has none; takes over those of the last build. */
const [folder = '', lastBuild] = process.argv.slice(2);
await compressFolder(folder, lastBuild);
