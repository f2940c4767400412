import Link from '@docusaurus/Link';
import { widgets } from '@site/data/dashboards/widgets';
import type { Widget } from '@site/data/dashboards/widgets.schema';
import FactTable from '@site/src/components/tables/FactTable';
import styles from './styles.module.css';

function WidgetName({ widget }: { widget: Widget }) {
  return (
    <>
      {widget.page ? <Link to={widget.page}>{widget.name}</Link> : widget.name}
      <code className={styles.command}>{widget.command}</code>
    </>
  );
}

/** The widgets of data/dashboards/widgets.ts: the question each answers, what it shows, and what a link group does to it. */
export default function WidgetTable() {
  return (
    <FactTable
      label="The widgets of a dashboard"
      columns={['Widget and command', 'Your question', 'What it shows', 'In a link group']}
      rows={widgets.map((widget) => ({
        id: `widget-${widget.id}`,
        cells: [<WidgetName key="name" widget={widget} />, widget.question, widget.shows, widget.linking],
      }))}
    />
  );
}
