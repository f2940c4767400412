import Link from '@docusaurus/Link';
import { screenerFamilyPages, screenerFields } from '@site/data/screener/fields';
import { defineTable } from '@site/src/components/tables/RecordTable';

/** Every field of every family, for readers who know what they look for and not where it is. */
export default defineTable({
  label: 'All filter fields',
  records: screenerFields,
  anchor: ({ anchor }) => `field-${anchor}`,
  columns: {
    Field: ({ page, anchor, name }) => <Link to={`${page}#${anchor}`}>{name}</Link>,
    'Type in a filter': ({ id }) => <code>{id}</code>,
    Windows: ({ windows }) => windows?.join(', ') ?? 'none',
    Family: ({ family }) => screenerFamilyPages[family].name.replace(' filters', ''),
  },
  filter: {
    label: 'Filter fields by name or synonym',
    values: { entry: 'field', advice: 'Try a shorter word, or what the number is made of.' },
    words: ({ name, id, synonyms }) => [[name, id], synonyms],
  },
});
