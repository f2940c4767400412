import type { Trouble } from './trouble.schema';

export const exchangeTroubles: readonly Trouble[] = [];
