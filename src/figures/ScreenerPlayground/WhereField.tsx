import type { CommandError } from '@site/src/lib/commandTokens';
import { codecs } from './codecs';
import styles from './styles.module.css';

type WhereFieldProps = {
  figure: string;
  line: string;
  mistake: CommandError | null;
  onChange: (line: string) => void;
};

/** The line with the place of its mistake marked. */
function Mistake({ line, mistake }: { line: string; mistake: CommandError }) {
  const { error, position } = mistake;
  return (
    <>
      <strong>✕ Refused.</strong> {`Character ${position + 1}: ${error} The list below has not changed.`}
      <code className={styles.marked}>
        {line.slice(0, position)}
        <mark>{line.slice(position, position + 1).trim() || '‸'}</mark>
        {line.slice(position + 1)}
      </code>
    </>
  );
}

export default function WhereField({ figure, line, mistake, onChange }: WhereFieldProps) {
  return (
    <div className={styles.where}>
      <label htmlFor={`${figure}-where`}>
        Filters after <code>where</code>
      </label>
      <input
        id={`${figure}-where`}
        type="text"
        value={line}
        maxLength={codecs.where.maxLength}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={mistake !== null}
        aria-describedby={`${figure}-reading`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${figure}-reading`} className={styles.reading} data-refused={mistake !== null}>
        {mistake ? <Mistake line={line} mistake={mistake} /> : '✓ The filters are valid.'}
      </p>
    </div>
  );
}
