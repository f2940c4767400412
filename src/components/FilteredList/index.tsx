import { DomIsland } from '@pt-docs/islands/client';
import { countSentence, type FilterValues } from '@site/src/components/FilteredList/filter/values';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Classes of the whole, of the row with the field and of the count in it; without them, those of this component. */
  readonly classes?: { readonly list?: string; readonly filter?: string; readonly count?: string };
  readonly label: string;
  /** How many entries there are. */
  readonly count: number;
  readonly values: FilterValues;
  /** Which of the lists that are filtered together this is, and links to the others, marked as ./filter/ asks for. */
  readonly scope?: string;
  readonly scopes?: ReactNode;
  /** All entries, marked as ./filter/ asks for. */
  readonly children: ReactNode;
};

const OWN = { list: styles.list, filter: styles.filter, count: styles.count };

/** A list with a filter above it. All of it is in the page, also without scripts; ./filter/ does the rest. */
export default function FilteredList({
  classes = OWN,
  label,
  count,
  values,
  scope,
  scopes,
  children,
}: Props) {
  const id = useId();
  return (
    <DomIsland name="filter" className={classes.list} values={values}>
      <div className={classes.filter} data-filter={scope}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          // Browsers clear a search field on Esc, most of them.
          type={values.escapeClears ? 'text' : 'search'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-count`}
        />
        <p id={`${id}-count`} role="status" className={classes.count}>
          {countSentence(values, count, count, '')}
        </p>
        {scopes}
      </div>
      {children}
    </DomIsland>
  );
}
