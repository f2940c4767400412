import type { Trouble } from './trouble.schema';

export const commandTroubles: readonly Trouble[] = [];
