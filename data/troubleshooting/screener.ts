import type { Trouble } from './trouble.schema';

export const screenerTroubles: readonly Trouble[] = [];
