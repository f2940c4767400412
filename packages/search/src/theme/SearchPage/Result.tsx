import Link from '@docusaurus/Link';
import Marked from '../../client/Marked';
import type { Hit } from '../../engine/hits';
import styles from './styles.module.css';

/** From the outside in; the last is the title of the result itself. */
function levelsOf({ hierarchy, _highlightResult }: Hit): string[] {
  const highlighted = _highlightResult?.hierarchy;
  return (['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).flatMap((level) => {
    const html = highlighted?.[level]?.value ?? hierarchy[level];
    return html ? [html] : [];
  });
}

export default function Result({ hit }: { hit: Hit }) {
  const levels = levelsOf(hit);
  const summary = hit._snippetResult?.content?.value ?? hit.content;
  return (
    <article className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={hit.url}>
          <Marked html={levels.at(-1) ?? hit.url} />
        </Link>
      </h2>
      {levels.length > 1 && (
        <ol className={styles.trail} aria-label="Where it is">
          {levels.slice(0, -1).map((html, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the trail of one result never changes its order
            <li key={index}>
              <Marked html={html} />
            </li>
          ))}
        </ol>
      )}
      {summary && (
        <p className={styles.summary}>
          <Marked html={summary} />
        </p>
      )}
    </article>
  );
}
