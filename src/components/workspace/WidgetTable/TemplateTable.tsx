import { dashboardTemplates } from '@site/data/dashboards/templates';
import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import FactTable from '@site/src/components/tables/FactTable';

function nameOf(id: WidgetId): string {
  return widgets.find((widget) => widget.id === id)?.name ?? id;
}

/** The templates a dashboard can start from. */
export default function TemplateTable() {
  return (
    <FactTable
      label="Dashboard templates"
      columns={['Template', 'For', 'Typical widgets', 'Change first']}
      rows={dashboardTemplates.map((template) => ({
        id: `template-${template.id}`,
        cells: [
          template.name,
          template.purpose,
          template.typicalWidgets.map(nameOf).join(', '),
          template.changeFirst,
        ],
      }))}
    />
  );
}
