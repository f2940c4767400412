import styles from './commandLine.module.css';

type ChipsProps = { readonly lines: readonly string[]; readonly onRun: (line: string) => void };

/** Lines that run with a tap, without a keyboard: one row, which scrolls on a phone. */
export default function Chips({ lines, onRun }: ChipsProps) {
  return lines.length === 0 ? null : (
    <ul className={styles.chips} aria-label="Examples">
      {lines.map((line) => (
        <li key={line}>
          <button type="button" onClick={() => onRun(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  );
}
