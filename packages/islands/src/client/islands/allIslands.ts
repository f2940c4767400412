import { islands } from '@islands/registry';
import type { IslandRegistry } from './registry';

/** The site's islands, and those that stand for interactive components of the classic theme. */
export const allIslands: IslandRegistry = {
  ...islands,
  'docusaurus-copy-code': () => import('../stock/copyCode'),
  'docusaurus-tabs': () => import('../stock/tabs'),
};
