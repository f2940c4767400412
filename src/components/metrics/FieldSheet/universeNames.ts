import type { ScreenerField } from '@site/data/screener/types';

const NAMES = { spot: 'spot', perps: 'perps', dex: 'DEX pools' } as const;

/** `spot, perps`, as readers meet the universes in the app. */
export const universeNames = (universes: ScreenerField['universes']): string =>
  universes.map((universe) => NAMES[universe]).join(', ');
