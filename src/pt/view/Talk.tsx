import MarkedLine from '@site/src/kit/drawing/MarkedLine';
import type { ReactNode } from 'react';

import styles from './live.module.css';
import type { Workspace } from './screen';
import type { CommandLine } from './useCommandLine';

type TalkProps = {
  readonly desk: Workspace;
  readonly line: CommandLine;
  /** Lines to try, one tap each. */
  readonly chips: readonly string[];
  readonly children?: ReactNode;
};

/** The line that ran, and what was said to it. The only live region of the app. */
function AnswerLine({ desk, isHidden }: { readonly desk: Workspace; readonly isHidden: boolean }) {
  const { sentence, ok, line, page } = desk.answer;
  return (
    <p
      className={isHidden ? 'pt-hidden' : styles.answer}
      role="status"
      data-answer=""
      data-refused={ok ? undefined : ''}
    >
      {line && <code aria-hidden="true">{line}</code>}
      <span>{sentence}</span>
      {page && <a href={page}>Read about it</a>}
    </p>
  );
}

/**
 * What stands under the command bar: lines to try, then the answer to the last one. Completions and the reason of a
 * refusal take the answer's row, so that nothing below it moves.
 */
export default function Talk({ desk, line, chips, children }: TalkProps) {
  const canUndo = desk.answer.isStep && !line.isListShown;
  const { id, text, completions, isListShown, isRefused, active, setLine, enter } = line;
  return (
    <div className={styles.talk}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Examples">
          {chips.map((chip) => (
            <li key={chip}>
              <button type="button" onClick={() => enter(chip)}>
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className={styles.row}>
        {isRefused && (
          <p id={`${id}-refused`} className={styles.refused}>
            {desk.answer.position !== undefined && <MarkedLine line={text} position={desk.answer.position} />}
            <span>{desk.answer.sentence}</span>
          </p>
        )}
        {/* The focus stays in the field: keys choose there, the pointer takes one here. */}
        <div
          id={id && `${id}-list`}
          className={styles.chips}
          role="listbox"
          aria-label="Completions"
          hidden={!isListShown}
        >
          {completions.map(({ line: completed, word, meaning }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={word}
              id={id && `${id}-list-${index}`}
              role="option"
              aria-selected={index === active}
              aria-description={meaning}
              // Before the click: the field would lose the focus and, on a phone, its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setLine(completed)}
            >
              {word}
              {meaning && <small aria-hidden="true">{meaning}</small>}
            </div>
          ))}
        </div>
        {desk.answer.sentence === '' && !isListShown && (
          <p className={styles.hint}>Sample data: nothing is sent.</p>
        )}
        <AnswerLine desk={desk} isHidden={isRefused || isListShown || desk.answer.sentence === ''} />
        {canUndo && (
          <button type="button" className={styles.undo} onClick={() => desk.run('undo')}>
            Undo
          </button>
        )}
      </div>
    </div>
  );
}
