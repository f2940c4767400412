import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Runs a TypeScript module of this repository in plain Node. */
export const importTypeScript = (file) => tsImport(pathToFileURL(path.resolve(file)).href, import.meta.url);
