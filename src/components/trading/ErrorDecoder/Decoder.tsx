import { anchorInAddress, onAddressChange } from '@pt-docs/islands/client';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import ErrorList from './ErrorList';
import { errorAnchor } from './errorAnchor';
import { findErrors, mayBecomeCode } from './findErrors';
import styles from './styles.module.css';
import type { DecodableError, DecoderValues } from './types';

/** The anchor in the address; none in the server-rendered page, which hydration must equal. */
const useLinkedAnchor = () => useSyncExternalStore(onAddressChange, anchorInAddress, () => '');

type ErrorFieldProps = Pick<DecoderValues, 'subject' | 'placeholder'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** Takes a code or a whole message; Esc and Clear empty it. */
function ErrorField({ subject, placeholder, text, onText }: ErrorFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  // Not from React, which counts otherwise in the page that draws this than in a root of its own.
  const id = `${subject.toLowerCase()}-error`;

  // Text that was typed before the scripts arrived is in the field, but not in the state.
  useEffect(() => onText(input.current?.value ?? ''), [onText]);

  function clear() {
    onText('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  }

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {subject} error code or message
      </label>
      <div className={styles.field}>
        <textarea
          ref={input}
          id={id}
          className="pt-field"
          rows={2}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={clearOnEscape}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            Clear
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-markdown-ignore="">
        Stays in this browser: nothing is sent. Esc clears. Never paste a key, a secret or a seed phrase.
      </p>
    </>
  );
}

type AllErrorsProps = Pick<DecoderValues, 'errors' | 'subject'> & {
  readonly found: readonly DecodableError[];
};

/** Every error under the heads of its columns; those that match or are linked stand out. */
function AllErrors({ errors, subject, found }: AllErrorsProps) {
  const linked = useLinkedAnchor();
  return (
    <div role="group" aria-label={`${subject} errors`}>
      {/* Each row says it again to those who hear the page. */}
      <div className={styles.head} aria-hidden="true" data-markdown-ignore="">
        <span>Code</span>
        <span>Cause</span>
        <span>What to do</span>
        {errors.some(({ fixedBy }) => fixedBy) && <span>Fixed by</span>}
      </div>
      <ErrorList
        errors={errors}
        signOf={(error) =>
          found.includes(error) ? 'Match' : errorAnchor(error.code) === linked ? 'Linked' : undefined
        }
      />
    </div>
  );
}

/** Type or paste a code or a whole message; the list below holds every error, also without scripts. */
export default function Decoder({ errors, subject, placeholder }: DecoderValues) {
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  const found = isBlank ? [] : findErrors(text, errors);
  const isUnknown = !isBlank && found.length === 0 && !mayBecomeCode(text, errors);

  return (
    <div>
      <div className={`pt-screen ${styles.form}`}>
        <ErrorField subject={subject} placeholder={placeholder} text={text} onText={setText} />
        <div role="status">
          {found.length > 0 && <ErrorList errors={found} isFinding />}
          {isUnknown && (
            <p className={styles.hint}>
              Not in this list. Paste the whole message: the code often comes after “code” or “retCode”. If it
              is still unknown, first check whether your action went through anyway, in your orders or your
              transaction history. Then report the message with the time you saw it.
            </p>
          )}
        </div>
      </div>
      <AllErrors errors={errors} subject={subject} found={found} />
    </div>
  );
}
