import type { Trouble } from './trouble.schema';

export const dashboardTroubles: readonly Trouble[] = [];
