import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { withCode } from '@site/src/lib/text/withCode';
import styles from './styles.module.css';

type Answer = {
  /** The entry's anchor. */
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly to: string };
};

function Entry({ id, title, answer, more }: Answer) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.entry}>
      <dt>
        <Link to={`#${id}`}>{title}</Link>
      </dt>
      <dd>
        {withCode(answer)}
        {more && (
          <>
            {' '}
            <Link to={more.to}>{more.label}</Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** Short answers, each with an address of its own. */
export function Answers({ entries }: { readonly entries: readonly Answer[] }) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </dl>
  );
}
