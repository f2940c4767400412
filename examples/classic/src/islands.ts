import type {IslandRegistry} from '@pt-docs/islands/client';

export const islands: IslandRegistry = {
  Counter: () => import('./components/Counter/Interactive'),
};
