import { withCode } from '@site/src/lib/text/withCode';
import clsx from 'clsx';
import { errorAnchor } from './errorAnchor';
import styles from './styles.module.css';
import type { DecodableError } from './types';

type Props = {
  readonly label: string;
  readonly errors: readonly DecodableError[];
  /** Why an error stands out, in a word; nothing for the others. */
  readonly signOf: (error: DecodableError) => string | undefined;
};

/** Every error with its cause, its remedy and who can fix it. Plain HTML: the page has all of it without scripts. */
export default function ErrorList({ label, errors, signOf }: Props) {
  return (
    <div role="group" aria-label={label}>
      <dl className={styles.errors}>
        {errors.map((error) => {
          const id = errorAnchor(error.code);
          const sign = signOf(error);
          return (
            <div key={id} id={id} className={clsx(sign && styles.marked)}>
              <dt>
                <a href={`#${id}`}>{error.code}</a>
                {sign && <span className={styles.sign}>{sign}</span>}
              </dt>
              <dd className={styles.meaning}>{error.meaning}</dd>
              <dd>
                <b>Cause</b> {withCode(error.cause)}
              </dd>
              <dd>
                <b>What to do</b> {withCode(error.remedy)}
              </dd>
              {error.fixedBy && (
                <dd className={styles.fixedBy}>
                  <b>Who can fix it</b> {error.fixedBy}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
