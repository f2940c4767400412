import { z } from 'zod';

const sentence = (what: string) => z.string().regex(/^[A-Z].{10,}\.$/, `${what}: write a full sentence.`);

export const dashboardTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Id: kebab-case.'),
  name: z.string().min(2),
  purpose: sentence('Purpose'),
  /** Ids from data/dashboards/widgets.ts; what such a dashboard is typically built from. */
  typicalWidgets: z.array(z.string()).min(2, 'Typical widgets: name at least two.'),
});

export type DashboardTemplate = Readonly<z.infer<typeof dashboardTemplateSchema>>;
