import type { Study } from '@site/data/workbench/schema';
import { studies } from '@site/data/workbench/studies';
import FactTable from '@site/src/components/tables/FactTable';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import { withDetail } from '@site/src/components/tables/RecordTable';

const VALUES: FilterValues = { entry: 'study', plural: 'studies', advice: 'It may be a metric: look below.' };

const places = { overlay: 'On the price', strip: 'Strip' } as const;

const settingsOf = ({ parameters }: Study) =>
  parameters.map(({ name, default: initial }) => `${name}: ${initial}`).join('; ') || 'None';

const rowOf = (study: Study) => ({
  id: `study-${study.id}`,
  words: wordsBeside([study.name, study.shows], study.synonyms) ?? '',
  cells: [
    study.name,
    withDetail(study.shows, study.formula),
    places[study.place],
    settingsOf(study),
  ] as const,
});

/** Every study with its formula and default settings. Typing narrows the table; without scripts all of it is there. */
export default function StudyIndex() {
  return (
    <FilteredList label="Filter studies by name or by what they show" count={studies.length} values={VALUES}>
      <FactTable
        label="Studies"
        columns={['Study', 'What it shows', 'Where', 'Default settings']}
        rows={studies.map(rowOf)}
      />
    </FilteredList>
  );
}
