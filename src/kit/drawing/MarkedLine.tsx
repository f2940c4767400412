import styles from './drawing.module.css';

type MarkedLineProps = { line: string; position: number };

/** A typed line with the place of its mistake marked. */
export default function MarkedLine({ line, position }: MarkedLineProps) {
  return (
    <code className={styles.marked}>
      <span>{line.slice(0, position)}</span>
      <mark>{line.slice(position, position + 1).trim() || '‸'}</mark>
      <span>{line.slice(position + 1)}</span>
    </code>
  );
}
