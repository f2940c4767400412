import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { repairOf } from '../model/repair';
import appStyles from './app.module.css';
import styles from './live.module.css';
import type { Workspace } from './screen';
import type { CommandLine } from './useCommandLine';

type TalkProps = {
  readonly app: Workspace;
  readonly line: CommandLine;
  /** Lines to try, one tap each. */
  readonly chips: readonly string[];
  readonly children?: ReactNode;
};

/** What was said to the last line or gesture. The only live region of the app. */
function AnswerLine({ app, isHidden }: { readonly app: Workspace; readonly isHidden: boolean }) {
  const { sentence, ok, page } = app.answer;
  return (
    <p
      className={isHidden ? 'pt-hidden' : styles.answer}
      role="status"
      data-answer=""
      data-refused={ok ? undefined : ''}
    >
      <span>{sentence}</span>
      {page && <a href={page}>Read about it</a>}
    </p>
  );
}

/** What Tab, the arrow keys or a tap put into the field. The focus stays there: keys choose there, the pointer takes one here. */
function Completions({ line }: { readonly line: CommandLine }) {
  const { id, text, completions, hasMore, isListShown, active, setLine } = line;
  return (
    <div className={clsx(appStyles.overlay, styles.completions)} hidden={!isListShown}>
      <div id={id && `${id}-list`} role="listbox" aria-label="Completions">
        {completions.map(({ line: completed, word, syntax, meaning }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={word}
            id={id && `${id}-list-${index}`}
            role="option"
            aria-label={word}
            aria-selected={index === active}
            aria-description={meaning}
            // Before the click: the field would lose the focus and, on a phone, its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setLine(completed)}
          >
            <code>
              {word}
              {syntax && <span>{syntax}</span>}
            </code>
            <small>{meaning}</small>
            {index === 0 && text.trim() !== '' && <kbd>⇥</kbd>}
          </div>
        ))}
      </div>
      {hasMore && <p aria-hidden="true">There are more: type another letter.</p>}
    </div>
  );
}

/**
 * What stands under the command bar: lines to try, then the answer to the last one. The reason of a refusal takes the answer's
 * row, and completions lie over what is below, so that nothing moves.
 */
export default function Talk({ app, line, chips, children }: TalkProps) {
  const { state, answer } = app;
  const { id, text, isListShown, isRefused, enter } = line;
  // Asked once for each refusal: a repair is offered only if it runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: time that passes changes nothing of what was refused
  const repair = useMemo(
    () => (answer.ok || !answer.line ? null : repairOf(state, answer.line, answer.sentence)),
    [answer],
  );
  return (
    <div className={styles.talk}>
      {chips.length > 0 && (
        <ul
          className={styles.chips}
          aria-label="Examples"
          data-typing={text === '' || isRefused ? undefined : ''}
        >
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
      <Completions line={line} />
      <div className={styles.row}>
        {isRefused && (
          <p id={`${id}-refused`} className={styles.refused}>
            {repair?.sentence ?? answer.sentence}
          </p>
        )}
        {answer.sentence === '' && <p className={styles.hint}>Sample data: nothing is sent.</p>}
        <AnswerLine app={app} isHidden={isRefused || answer.sentence === ''} />
        {(repair || answer.isStep) && !isListShown && (
          <button
            type="button"
            className={clsx(styles.after, repair && styles.repair)}
            onClick={() => (repair ? enter(repair.line) : app.run('undo'))}
          >
            {repair?.label ?? 'Undo'}
          </button>
        )}
      </div>
    </div>
  );
}
