import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { dashboardTemplates } from './templates';

export const dashboardTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Id: kebab-case.'),
  name: z.string().min(2),
  purpose: sentence('Purpose'),
  /** Ids from data/dashboards/widgets.ts; what such a dashboard is typically built from. */
  typicalWidgets: z.array(z.string()).min(2, 'Typical widgets: name at least two.'),
});

export type DashboardTemplate = Readonly<z.infer<typeof dashboardTemplateSchema>>;

export const tables: Tables = [[dashboardTemplateSchema, dashboardTemplates]];
