import Link from '@docusaurus/Link';
import { troubles } from '@site/data/troubleshooting';
import { symptomIndex } from '@site/data/troubleshooting/symptomIndex';
import Icon from '@site/src/components/layout/Icon';
import FilteredList from '@site/src/components/tables/FilteredList';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import styles from './styles.module.css';

const count = symptomIndex.reduce((sum, { links }) => sum + Object.keys(links).length, 0);

/** Each page is found by the symptoms it answers, too. */
const symptomsOn = (page: string) =>
  troubles.filter((trouble) => trouble.page === page).map(({ symptom }) => symptom);

/** Which page to open, by what a reader sees (data/troubleshooting/symptomIndex.ts). */
export default function SymptomIndex() {
  return (
    <FilteredList
      label="What happened?"
      count={count}
      values={{ entry: 'page', advice: 'Try another word, or search the whole documentation.' }}
    >
      <ul className={styles.groups}>
        {symptomIndex.map(({ name, icon, links }) => (
          <li key={name} data-group="">
            <Icon name={icon} />
            <strong>{name}</strong>
            <ul>
              {Object.entries(links).map(([label, to]) => {
                const [page = ''] = to.split('#');
                return (
                  <li key={label} data-entry="" data-also={wordsBeside([label], symptomsOn(page))}>
                    <Link data-words="" to={page === to ? `${to}#what-can-go-wrong` : to}>
                      {label}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </FilteredList>
  );
}
