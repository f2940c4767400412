import { studies } from '@site/data/workbench/studies';
import { defineTable, withDetail } from '@site/src/components/tables/RecordTable';

const places = { overlay: 'On the price', strip: 'Strip' } as const;

/** Every study with its formula and default settings. */
export default defineTable({
  label: 'Studies',
  records: studies,
  anchor: 'study-',
  columns: {
    Study: 'name',
    'What it shows': ({ shows, formula }) => withDetail(shows, formula),
    Where: ({ place }) => places[place],
    'Default settings': ({ parameters }) =>
      parameters.map(({ name, default: initial }) => `${name}: ${initial}`).join('; ') || 'None',
  },
  filter: {
    label: 'Filter studies by name or by what they show',
    values: { entry: 'study', plural: 'studies', advice: 'It may be a metric: look below.' },
    words: ({ name, shows, synonyms }) => [[name, shows], synonyms],
  },
});
