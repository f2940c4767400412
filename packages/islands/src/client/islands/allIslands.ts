import { islands } from '@islands/registry';
import type { IslandRegistry } from './registry';

/** The site's islands, and this package's own for the theme's tabs. */
export const allIslands: IslandRegistry = { ...islands, 'docusaurus-tabs': () => import('./tabs') };
