import path from 'node:path';
import { chunksOfPages } from '../../packages/islands/src/plugin/slimming/pageChunks';
import { BUILD } from './site';

/** Scripts and styles of a page beside the main script, and those of an island. */
export const { chunksOf, filesOfIsland } = chunksOfPages(path.resolve(BUILD, '../.docusaurus'));
