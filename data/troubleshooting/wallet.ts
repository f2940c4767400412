import type { Trouble } from './trouble.schema';

export const walletTroubles: readonly Trouble[] = [];
