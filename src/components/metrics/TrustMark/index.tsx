import { inWords, type Trust } from './grades';
import styles from './styles.module.css';

/** Where readers learn what the five segments mean. */
export const TRUST_LEGEND = '/docs/workbench/overview/studies-metrics/coverage#trust';

/** From the top left corner of a segment. Of one that is half full, the second rectangle is a hole in the first. */
const SHAPES = {
  full: 'h7v13h-7z',
  partly: 'h7v13h-7zv6.5h7v-6.5',
  open: 'h7v13h-7z',
  misleads: 'm3.5-.5v14',
} as const;

/** How far to trust a number, in five segments: source, lag, coverage, revision, ways to mislead. */
export default function TrustMark({ of: trust }: { of: Trust }) {
  return (
    <svg
      className={`pt-drawn ${styles.mark}`}
      viewBox="0 0 48 14"
      role="img"
      aria-label={inWords(trust)}
      data-markdown-ignore=""
    >
      {trust.map(({ grade, says }, index) => (
        <path key={says} className={styles[grade]} d={`M${index * 10 + 0.5} .5${SHAPES[grade]}`} />
      ))}
    </svg>
  );
}
