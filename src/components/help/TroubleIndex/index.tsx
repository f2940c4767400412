import Link from '@docusaurus/Link';
import { areaNames, troubles } from '@site/data/troubleshooting';
import type { TroubleArea } from '@site/data/troubleshooting/trouble.schema';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import styles from './styles.module.css';

const VALUES: FilterValues = {
  entry: 'symptom',
  advice: 'Try one word of the message you see, or search the whole documentation.',
};

function Area({ area }: { readonly area: TroubleArea }) {
  return (
    // Search finds each symptom on its own page.
    <div className={styles.area} data-content="index" data-group="" data-also={areaNames[area]}>
      <p className={styles.name}>{areaNames[area]}</p>
      <ul>
        {troubles
          .filter((trouble) => trouble.area === area)
          .map(({ page, id, symptom }) => (
            <li key={page + id} data-entry="symptom">
              <Link to={`${page}#${id}`} data-words="">
                {symptom}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Every symptom of every page with a filter above them; each leads to its answer. */
export default function TroubleIndex() {
  const areas = (Object.keys(areaNames) as TroubleArea[]).filter((area) =>
    troubles.some((trouble) => trouble.area === area),
  );
  return (
    <FilteredList label="What do you see?" count={troubles.length} values={VALUES}>
      {areas.map((area) => (
        <Area key={area} area={area} />
      ))}
    </FilteredList>
  );
}
