import Link from '@docusaurus/Link';
import { troubles } from '@site/data/troubleshooting';
import { areaOf, areas } from '@site/data/troubleshooting/areas';
import Icon from '@site/src/components/layout/Icon';
import FilteredList, { Groups } from '@site/src/components/tables/FilteredList';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import styles from './styles.module.css';

type Symptom = { readonly symptom: string; readonly to: string; readonly answer?: string };

const groups = areas.map((area) => ({
  ...area,
  rows: [
    ...Object.entries(area.sections).map(([symptom, to]): Symptom => ({ symptom, to })),
    ...troubles
      .filter(({ page }) => areaOf(page) === area)
      .map(({ id, page, symptom, answer }): Symptom => ({ symptom, to: `${page}#${id}`, answer })),
  ],
}));
const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * Every symptom of the docs by the place where a reader meets it, each a link to its answer (data/troubleshooting). With room
 * for it, all places are open.
 */
export default function SymptomIndex() {
  return (
    <FilteredList
      label="What happened?"
      count={count}
      values={{ entry: 'symptom', advice: 'Try another word, or search the whole documentation.' }}
    >
      <Groups className={styles.areas}>
        {groups.map(({ name, icon, rows }) => (
          <details key={name} data-group="">
            <summary>
              <Icon name={icon} />
              {name} <small>{rows.length}</small>
            </summary>
            <ul>
              {rows.map(({ symptom, to, answer = '' }) => (
                <li key={to} data-entry="" data-also={wordsBeside([symptom], [answer])}>
                  <Link data-words="" to={to}>
                    {symptom}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Groups>
    </FilteredList>
  );
}
