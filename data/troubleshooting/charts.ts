import type { Trouble } from './trouble.schema';

export const chartTroubles: readonly Trouble[] = [];
