import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { recordOf } from '@site/src/lib/authorError';

/** What one widget leaves out, as a list. */
export default function WidgetLimits({ widget }: { widget: WidgetId }) {
  const { limits } = recordOf('WidgetLimits', widgets, widget);
  return (
    <ul>
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}
