import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import FactTable from '@site/src/components/FactTable';
import { authorError } from '@site/src/lib/authorError';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { errorAnchor } from './errorAnchor';
import Findings from './Findings';
import { findErrors, mayBecomeCode } from './findErrors';
import styles from './styles.module.css';
import type { DecodableError } from './types';

type Props = {
  readonly errors: readonly DecodableError[];
  /** Whose errors these are, as the first word of a label: "Bybit", "Wallet". */
  readonly subject: string;
  readonly placeholder?: string;
};

/** The anchor in the address. Read after the first render, which must equal the server's. */
function useLinkedAnchor(): string {
  const { hash } = useLocation();
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(hash.slice(1)), [hash]);
  return anchor;
}

function rowsOf(errors: readonly DecodableError[], found: readonly DecodableError[], linked: string) {
  return errors.map((error) => {
    const id = errorAnchor(error.code);
    const sign = (found.includes(error) && 'Match') || (id === linked && 'Linked');
    return {
      id,
      highlighted: Boolean(sign),
      cells: [
        <>
          <Link to={`#${id}`} className={styles.code}>
            {error.code}
          </Link>
          {sign && <span className={styles.sign}>{sign}</span>}
        </>,
        error.meaning,
        error.cause,
        <>
          {error.remedy}
          {error.fixedBy && <span className={styles.fixedBy}>Who can fix it: {error.fixedBy}</span>}
        </>,
      ],
    } as const;
  });
}

/** Type or paste a code or a whole message; the table below holds every row, also without scripts. */
export default function ErrorDecoder({ errors, subject, placeholder }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const linked = useLinkedAnchor();

  // Text that was typed before the scripts arrived is in the field, but not in the state.
  useEffect(() => setText(input.current?.value ?? ''), []);

  if (errors.length === 0 || !subject) {
    throw authorError(
      'ErrorDecoder',
      'needs errors={…} with at least one row and subject="…", for example "Bybit".',
    );
  }
  const blank = text.trim() === '';
  const found = blank ? [] : findErrors(text, errors);
  const unknown = !blank && found.length === 0 && !mayBecomeCode(text, errors);

  function clear() {
    setText('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  }

  return (
    <div>
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          {subject} error code or message
        </label>
        <div className={styles.field}>
          <textarea
            ref={input}
            id={id}
            className={styles.input}
            rows={2}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={clearOnEscape}
          />
          <button type="button" className={styles.clear} onClick={clear} disabled={text === ''}>
            Clear
          </button>
        </div>
        <p id={`${id}-hint`} className={styles.hint} data-digest="skip">
          Stays in this browser: nothing is sent. Esc clears. Never paste a key, a secret or a seed phrase.
        </p>
        <Findings found={found} unknown={unknown} />
      </div>
      <FactTable
        label={`${subject} errors`}
        columns={['Code', 'Meaning', 'Usual cause', 'What to do']}
        rows={rowsOf(errors, found, linked)}
      />
    </div>
  );
}
