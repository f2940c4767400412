import Link from '@docusaurus/Link';
import { widgets } from '@site/data/dashboards/widgets';
import type { Widget } from '@site/data/dashboards/schema';
import { defineTable, withDetail } from '@site/src/components/tables/defineTable';

/** The widgets of data/dashboards/widgets.ts: the question each answers, and what it shows. */
export default defineTable<Widget>({
  label: 'The widgets of a dashboard',
  records: widgets,
  anchor: 'widget-',
  columns: {
    'Widget and command': ({ page, name, command }) =>
      withDetail(page ? <Link to={page}>{name}</Link> : name, <code>{command}</code>),
    'Your question': 'question',
    'What it shows': 'shows',
  },
});
