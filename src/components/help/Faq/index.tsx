import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { faq } from '@site/data/reference/faq';
import { withCode } from '@site/src/lib/text/withCode';
import styles from './styles.module.css';

/** Frequent questions, folded, with short answers and the page that says more (data/reference/faq.ts). */
export default function Faq() {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className="pt-entries">
      {faq.map(({ id, question, answer, more }) => {
        collectAnchor(id);
        return (
          <details key={id} id={id} className={styles.entry}>
            <summary>{question}</summary>
            <p>
              {withCode(answer)} <Link to={more.to}>{more.label}</Link>
            </p>
          </details>
        );
      })}
    </div>
  );
}
