import { dashboardTemplates } from '@site/data/dashboards/templates';
import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { defineTable } from '@site/src/components/tables/defineTable';

const nameOf = (widget: WidgetId) => widgets.find(({ id }) => id === widget)?.name ?? widget;

/** The templates a dashboard can start from. */
export default defineTable({
  label: 'Dashboard templates',
  records: dashboardTemplates,
  anchor: 'template-',
  columns: {
    Template: 'name',
    For: 'purpose',
    'Typical widgets': ({ typicalWidgets }) => typicalWidgets.map(nameOf).join(', '),
  },
});
