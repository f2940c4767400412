import { DomIsland } from '@pt-docs/islands/client';
import { countSentence, type FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** How many entries there are. */
  readonly count: number;
  readonly values: FilterValues;
  /** Which of the lists that are filtered together this is, and links to the others, marked as ./filter/ asks for. */
  readonly scope?: string;
  readonly scopes?: ReactNode;
  /** Of the field and what stands below it. */
  readonly className?: string;
  /** All entries, marked as ./filter/ asks for. */
  readonly children: ReactNode;
};

/** Groups of entries: `details`, which are all open with room for them. */
export const Groups = ({ className, children }: Pick<Props, 'className' | 'children'>) => (
  <div className={clsx(styles.groups, className)}>{children}</div>
);

/** A list with a filter above it. All of it is in the page, also without scripts; ./filter/ does the rest. */
export default function FilteredList({ label, count, values, scope, scopes, className, children }: Props) {
  const id = useId();
  return (
    <DomIsland name="filter" className={styles.list} values={values}>
      <div className={clsx('pt-screen', styles.filter, className)} data-filter={scope}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="pt-field"
          type="search"
          placeholder="Type to filter"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-count`}
        />
        <p id={`${id}-count`} role="status" className={styles.count}>
          {countSentence(values, count, count, '')}
        </p>
        {scopes}
      </div>
      {children}
    </DomIsland>
  );
}
