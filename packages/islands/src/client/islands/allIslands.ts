import { islands } from '@islands/registry';
import type { IslandRegistry } from './registry';

export const allIslands: IslandRegistry = islands;

if (typeof window !== 'undefined') {
  window.loadIsland = (name) => allIslands[name]?.();
}
