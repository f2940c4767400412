import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { authorError } from '@site/src/lib/authorError';

/** What one widget leaves out, as a list. */
export default function WidgetLimits({ widget }: { widget: WidgetId }) {
  const record = widgets.find(({ id }) => id === widget);
  if (!record) {
    throw authorError(
      'WidgetLimits',
      `does not know the widget "${widget}". Use one of ${widgets.map(({ id }) => id).join(', ')}.`,
    );
  }
  return (
    <ul>
      {record.limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}
