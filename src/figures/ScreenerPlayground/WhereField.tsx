import type { CommandError } from '@site/src/lib/commands/commandTokens';
import controls from '../kit/controls/controls.module.css';
import MarkedLine from '../kit/drawing/MarkedLine';
import { codecs } from './codecs';
import styles from './styles.module.css';

type WhereFieldProps = {
  figure: string;
  line: string;
  mistake: CommandError | null;
  onChange: (line: string) => void;
};

/** Why a line is refused, and where. */
function Mistake({ line, mistake: { error, position } }: { line: string; mistake: CommandError }) {
  return (
    <>
      <strong>✕ Refused.</strong>
      <span>{` Character ${position + 1}: ${error} The list below hasn’t changed.`}</span>
      <MarkedLine line={line} position={position} />
    </>
  );
}

export default function WhereField({ figure, line, mistake, onChange }: WhereFieldProps) {
  return (
    <div className={styles.where}>
      <label className={controls.label} htmlFor={`${figure}-where`}>
        Filters after <code>where</code>
      </label>
      <input
        className={controls.field}
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
        {mistake ? <Mistake line={line} mistake={mistake} /> : <span>✓ The filters are valid.</span>}
      </p>
    </div>
  );
}
