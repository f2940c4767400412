import path from 'node:path';
import { partsOfPages } from '../../packages/islands/src/plugin/slimming/pageParts';
import { BUILD } from './site';

/** Scripts and styles of a page beside the main script. */
export const partsOf = partsOfPages(path.resolve(BUILD, '../.docusaurus'));
