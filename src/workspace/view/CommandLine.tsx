import MarkedLine from '@site/src/figures/kit/drawing/MarkedLine';
import { type ReactNode, useRef } from 'react';
import Chips from './Chips';
import styles from './commandLine.module.css';
import type { Desk } from './desk';
import { useCommandLine } from './useCommandLine';

type CommandLineProps = {
  readonly desk: Desk;
  readonly id: string;
  readonly hint: string;
  /** What the field is called for those who don't see it. */
  readonly label?: string;
  /** Lines to tap. Completions take their row while something is typed, so that nothing below moves. */
  readonly examples?: readonly string[];
  /** What else stands in that row while nothing is typed. */
  readonly children?: ReactNode;
  /** What happens to a line that isn't a command; without it, it's refused. */
  readonly onOther?: (line: string) => void;
  /** The line that would run now, whenever it changes; null while there's none. */
  readonly onPreview?: (line: string | null) => void;
};

/** The command bar: a field that completes, recalls, runs and says where a line is wrong. */
export default function CommandLine({
  desk,
  id,
  hint,
  label = 'Command',
  examples = [],
  children,
  ...on
}: CommandLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const { line, completions, isOpen, isRefused, active, setLine, enter, onKeyDown, onFocus, onBlur } =
    useCommandLine({ desk, ...on });
  const list = `${id}-list`;
  // Examples are completions of an empty line already, and progress is what a line that ran leaves behind.
  const isRowFree = examples.length === 0 && !children;
  const isListShown = isOpen && (line !== '' || active >= 0 || isRowFree);
  return (
    <div className={styles.bar}>
      {/* Without scripts a box that also searches leads to the search page. */}
      <form
        className={styles.box}
        action={on.onOther && '/search'}
        data-refused={isRefused || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <input
          name={on.onOther && 'q'}
          ref={field}
          id={id}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={list}
          aria-activedescendant={isListShown && active >= 0 ? `${list}-${active}` : undefined}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          placeholder={hint}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          // Before React is here: kept and run afterwards.
          data-keys="Enter"
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <button type="submit">Run</button>
      </form>
      <div className={styles.row}>
        {isRefused && (
          <p id={`${id}-refused`} className={styles.refused}>
            {desk.answer.position !== undefined && <MarkedLine line={line} position={desk.answer.position} />}
            <span>{desk.answer.sentence}</span>
          </p>
        )}
        {/* The focus stays in the field: keys choose there, the pointer takes one here. */}
        <div id={list} className={styles.chips} role="listbox" aria-label="Completions" hidden={!isListShown}>
          {completions.map(({ line: completed, word }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={word}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the click: the field would lose the focus and, on a phone, its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setLine(completed)}
            >
              {word}
            </div>
          ))}
        </div>
        {!isRefused && !isListShown && <Chips lines={examples} onRun={enter} />}
        {children && <div hidden={isRefused || isListShown}>{children}</div>}
      </div>
    </div>
  );
}
