import { describe, expect, it } from 'vitest';
import { dashboardTemplates } from './templates';
import { dashboardTemplateSchema } from './templates.schema';
import { widgets } from './widgets';

describe('data/dashboards/templates.ts', () => {
  it.each(dashboardTemplates)('holds a complete record for $id', (template) => {
    const parsed = dashboardTemplateSchema.safeParse(template);
    expect(parsed.error?.issues ?? [], `data/dashboards/templates.ts, template "${template.id}"`).toEqual([]);
  });

  it('has the four templates of the product, each once', () => {
    expect(
      dashboardTemplates.map((template) => template.name),
      'data/dashboards/templates.ts: the product offers these four templates.',
    ).toEqual(['Day trading', 'Swing', 'On-chain', 'DEX']);
  });

  it.each(dashboardTemplates)('names only existing widgets in $id, each once', (template) => {
    const known: string[] = widgets.map((widget) => widget.id);
    const named: readonly string[] = template.typicalWidgets;
    expect(
      named.filter((id) => !known.includes(id)),
      `data/dashboards/templates.ts, template "${template.id}", field typicalWidgets: use ids of data/dashboards/widgets.ts (${known.join(', ')})`,
    ).toEqual([]);
    expect(new Set(named).size, `template "${template.id}" names a widget twice`).toBe(named.length);
  });
});
