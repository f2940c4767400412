import type { Trouble } from './trouble.schema';

export const metricTroubles: readonly Trouble[] = [];
