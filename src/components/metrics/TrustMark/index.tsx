import { inWords, type Trust } from './grades';
import styles from './styles.module.css';

/** Where readers learn what the five segments mean. */
export const TRUST_LEGEND = '/docs/workbench/overview/studies-metrics/#trust';

/** From the top left corner of a segment. Of one that is half full, the second rectangle is a hole in the first. */
const SHAPES = {
  full: 'h3v9h-3z',
  partly: 'h3v9h-3zv4.5h3v-4.5',
  open: 'h3v9h-3z',
  misleads: 'm1.5-.5v10',
} as const;

/** How far to trust a number, in five segments: source, lag, coverage, revision, ways to mislead. */
export default function TrustMark({ of: trust }: { of: Trust }) {
  return (
    <svg
      className={`pt-drawn ${styles.mark}`}
      viewBox="0 0 28 10"
      role="img"
      aria-label={inWords(trust)}
      data-markdown-ignore=""
    >
      {trust.map(({ grade, says }, index) => (
        <path key={says} className={styles[grade]} d={`M${index * 6 + 0.5} .5${SHAPES[grade]}`} />
      ))}
    </svg>
  );
}
