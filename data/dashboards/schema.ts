import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';

export const dashboardTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Id: kebab-case.'),
  name: z.string().min(2),
  purpose: sentence('Purpose'),
  /** Ids from data/dashboards/widgets.ts; what such a dashboard is typically built from. */
  typicalWidgets: z.array(z.string()).min(2, 'Typical widgets: name at least two.'),
});

export type DashboardTemplate = Readonly<z.infer<typeof dashboardTemplateSchema>>;

export const widgetSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Id: one lower-case word, the same word that `add` takes.'),
  name: z.string().regex(/^[A-Z]/, 'Name: as the reader sees it, with a capital letter.'),
  /** The question that this widget answers better than the others. */
  question: z.string().regex(/^[A-Z].+\?$/, 'Question: from a capital letter to a question mark.'),
  shows: sentence('Shows'),
  linking: sentence('Linking'),
  limits: z.array(sentence('Limit')).min(1, 'Limits: name at least one thing the widget leaves out.'),
  command: z.string().startsWith('add ', 'Command: the dashboard command that adds the widget.'),
  /** The page about this widget; null where the overview says all there is. */
  page: z.string().startsWith('/docs/').nullable(),
});

export type Widget = Readonly<z.infer<typeof widgetSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  dashboardTemplates: dashboardTemplateSchema,
  widgets: widgetSchema,
};
