import type { Trouble } from './trouble.schema';

export const communityTroubles: readonly Trouble[] = [];
