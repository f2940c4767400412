import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { troubles } from '@site/data/troubleshooting';
import type { Trouble } from '@site/data/troubleshooting/trouble.schema';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

function Entry({ trouble: { id, symptom, answer, more } }: { readonly trouble: Trouble }) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.entry}>
      <dt>
        <Link to={`#${id}`}>{symptom}</Link>
      </dt>
      <dd>
        {answer}
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

/** The symptoms of one page and what to do about each (data/troubleshooting). */
export default function Troubleshooting({ page }: { readonly page: string }) {
  const own = troubles.filter((trouble) => trouble.page === page);
  if (own.length === 0) {
    throw authorError(
      'Troubleshooting',
      `finds no symptom for page="${page}". Add them to data/troubleshooting/ with this page, or take the component out.`,
    );
  }
  return (
    <dl className={styles.list}>
      {own.map((trouble) => (
        <Entry key={trouble.id} trouble={trouble} />
      ))}
    </dl>
  );
}
