import { fileURLToPath } from 'node:url';

/** A file of this package, by its path in `src`. */
export const inPackage = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
