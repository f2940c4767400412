import Link from '@docusaurus/Link';
import { widgets } from '@site/data/dashboards/widgets';
import type { Widget } from '@site/data/dashboards/widgets.schema';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

function WidgetName({ widget }: { widget: Widget }) {
  return (
    <>
      {widget.page ? <Link to={widget.page}>{widget.name}</Link> : widget.name}
      <code className={styles.command}>{widget.command}</code>
    </>
  );
}

function Overview() {
  return (
    <FactTable
      label="The widgets of a dashboard"
      columns={['Widget and command', 'What it shows', 'What it needs', 'In a link group']}
      rows={widgets.map((widget) => ({
        id: `widget-${widget.id}`,
        cells: [<WidgetName key="name" widget={widget} />, widget.shows, widget.needs, widget.linking],
      }))}
    />
  );
}

function Questions() {
  return (
    <FactTable
      label="Which widget answers which question"
      columns={['Your question', 'Widget and command', 'Keep in mind']}
      rows={widgets.map((widget) => ({
        id: `question-${widget.id}`,
        cells: [widget.question, <WidgetName key="name" widget={widget} />, widget.limits[0]],
      }))}
    />
  );
}

const VIEWS = { overview: Overview, questions: Questions } as const;

/** The widgets of data/dashboards/widgets.ts: `overview` says what each is, `questions` helps to choose. */
export default function WidgetTable({ view }: { view: keyof typeof VIEWS }) {
  const View = VIEWS[view];
  if (!View) {
    throw authorError('WidgetTable', `needs view="…", one of ${Object.keys(VIEWS).join(', ')}.`);
  }
  return <View />;
}
