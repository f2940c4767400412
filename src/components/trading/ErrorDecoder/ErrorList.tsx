import { withCode } from '@site/src/lib/text/withCode';
import clsx from 'clsx';
import { errorAnchor } from './errorAnchor';
import styles from './styles.module.css';
import type { DecodableError } from './types';

type Props = {
  readonly errors: readonly DecodableError[];
  /** Why an error stands out, in a word; nothing for the others. */
  readonly signOf?: (error: DecodableError) => string | undefined;
  /** What was found: the same errors again, above the list that they stand in. */
  readonly isFinding?: boolean;
};

/** Errors with their cause, their remedy and who can fix them. Plain HTML: the page has all of them without scripts. */
export default function ErrorList({ errors, signOf, isFinding = false }: Props) {
  return (
    <dl className={clsx('pt-entries', styles.errors, !isFinding && styles.folded)}>
      {errors.map((error) => {
        const id = errorAnchor(error.code);
        const sign = signOf?.(error);
        return (
          <div key={id} id={isFinding ? undefined : id} data-linked={sign && ''}>
            <dt>
              <a href={`#${id}`} aria-label={isFinding ? `${error.code} in the list` : undefined}>
                {error.code}
              </a>
              {sign && <span className={styles.sign}>{sign}</span>}
            </dt>
            <dd className={styles.meaning}>{error.meaning}</dd>
            <dd className={styles.cause}>
              <b className="pt-hidden">Cause:</b> {withCode(error.cause)}
            </dd>
            <dd className={styles.remedy}>
              <b className="pt-hidden">What to do:</b> {withCode(error.remedy)}
            </dd>
            {error.fixedBy && (
              <dd className={styles.who}>
                <b>Fixed by:</b> {error.fixedBy}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
