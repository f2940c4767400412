import Link from '@docusaurus/Link';
import { screenerFamilyPages, screenerFields } from '@site/data/screener/fields';
import FactTable from '@site/src/components/tables/FactTable';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';

const VALUES: FilterValues = { entry: 'field', advice: 'Try a shorter word, or what the number is made of.' };

const rowOf = ({ page, anchor, name, id, windows, family, synonyms }: (typeof screenerFields)[number]) => ({
  id: `field-${anchor}`,
  words: wordsBeside([name, id], synonyms) ?? '',
  cells: [
    <Link key={id} to={`${page}#${anchor}`}>
      {name}
    </Link>,
    <code key={id}>{id}</code>,
    windows?.join(', ') ?? 'none',
    screenerFamilyPages[family].name.replace(' filters', ''),
  ] as const,
});

/** Every field of every family, for readers who know what they look for and not where it is. Typing narrows the table. */
export default function FieldIndex() {
  return (
    <FilteredList label="Filter fields by name or synonym" count={screenerFields.length} values={VALUES}>
      <FactTable
        label="All filter fields"
        columns={['Field', 'Type in a filter', 'Windows', 'Family']}
        rows={screenerFields.map(rowOf)}
      />
    </FilteredList>
  );
}
