import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { troubles } from '@site/data/troubleshooting';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import styles from './styles.module.css';

/** The symptoms of one page and what to do about each, each with an address of its own (data/troubleshooting). */
export default function Troubleshooting({ page }: { readonly page: string }) {
  const { collectAnchor } = useBrokenLinks();
  const own = troubles.filter((trouble) => trouble.page === page);
  if (own.length === 0) {
    throw authorError(
      'Troubleshooting',
      `finds no symptom for page="${page}". Add them to data/troubleshooting/ with this page, or take the component out.`,
    );
  }
  return (
    <dl className={styles.list}>
      {own.map(({ id, symptom, answer, more }) => {
        collectAnchor(id);
        return (
          <div key={id} id={id} className={styles.entry}>
            <dt>
              <Link to={`#${id}`}>{symptom}</Link>
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
      })}
    </dl>
  );
}
