import { type Completion, LONGEST_LINE, tabCompletion } from '@site/src/workspace/model/completion';
import controls from '../kit/controls/controls.module.css';
import MarkedLine from '../kit/drawing/MarkedLine';
import FigureBody from '../kit/shell/FigureBody';
import { findingOf } from '../kit/shell/finding';
import { figures } from './figure';
import { type Area, doesOf, type Outcome, readLine } from './model';
import styles from './styles.module.css';
import { useCommandLine } from './useCommandLine';

/** How the line is read, or where it goes wrong. The sentence below the picture says what it does. */
function OutcomePanel({ line, outcome }: { line: string; outcome: Outcome }) {
  if (outcome.kind === 'empty') {
    return (
      <p className={styles.panel} data-markdown-ignore="">
        Type the first letters of a command, or help.
      </p>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <div className={styles.panel} data-outcome="refused" data-markdown-ignore="">
        <MarkedLine line={line} position={outcome.position} />
      </div>
    );
  }
  const { command, parts } = outcome;
  return (
    <div className={styles.panel} data-outcome="runs" data-markdown-ignore="">
      {parts.length > 0 && (
        <dl>
          {parts.map(({ name, value, meaning }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <span>{`${value} `}</span>
                {meaning && <span>{meaning}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <code>{command.syntax}</code> <a href={command.page}>{command.pageTitle}</a>
      </p>
    </div>
  );
}

type CompletionsProps = {
  id: string;
  completions: readonly Completion[];
  isOpen: boolean;
  /** The picture says why the line goes no further. */
  isRefused: boolean;
  /** Which one the arrow keys stand on; −1 for none. */
  active: number;
  onTake: (line: string) => void;
};

/** The list of the combobox. The focus stays in the field: keys choose there, the pointer takes one here. */
function Completions({ id, completions, isOpen, isRefused, active, onTake }: CompletionsProps) {
  if (!isOpen) {
    return (
      <p id={id} className={styles.completions}>
        {completions.length > 0 ? 'The list is closed: ↓ opens it.' : !isRefused && 'No completions here.'}
      </p>
    );
  }
  return (
    <div id={id} className={styles.completions} role="listbox" aria-label="Completions">
      {completions.map(({ line, word }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={word}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Before the click: the field would lose the focus and, on a phone, its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(line)}
        >
          {word}
        </div>
      ))}
    </div>
  );
}

/** A line that would be refused but can be completed, and what it would do then. */
type Begun = { readonly completed: string; readonly outcome: Outcome } | null;

function begunOf(line: string, outcome: Outcome, area: Area): Begun {
  const completed = outcome.kind === 'refused' ? tabCompletion(line, area)?.trim() : undefined;
  return completed === undefined ? null : { completed, outcome: readLine(completed, area) };
}

function summaryOf(line: string, outcome: Outcome, begun: Begun): string {
  if (begun) {
    const then = begun.outcome.kind === 'runs' ? `would run. ${doesOf(begun.outcome.command)}` : 'goes on.';
    return `“${line.trim()}” isn’t finished. Completed to “${begun.completed}” it ${then}`;
  }
  switch (outcome.kind) {
    case 'empty':
      return 'Nothing is typed.';
    case 'refused':
      return `“${line}” is refused at character ${outcome.position + 1}: ${outcome.error}`;
    case 'runs':
      return `“${line.trim()}” would run. ${doesOf(outcome.command)}`;
  }
}

function rowsOf(line: string, outcome: Outcome): string[][] {
  const typed = ['Line', line.trim() || 'empty'];
  switch (outcome.kind) {
    case 'empty':
      return [typed];
    case 'refused':
      return [typed, ['Refused at character', String(outcome.position + 1)], ['Because', outcome.error]];
    case 'runs':
      return [
        typed,
        ['Command', outcome.command.name],
        ...outcome.parts.map(({ name, value }) => [name, value]),
      ];
  }
}

function Entered({ lines, area }: { lines: readonly string[]; area: Area }) {
  return (
    <ol className={styles.entered}>
      {lines.map((line) => (
        <li key={line}>
          <code>{line}</code>
          <span>{readLine(line, area).kind === 'runs' ? ' ✓ would run' : ' ✕ refused'}</span>
        </li>
      ))}
    </ol>
  );
}

/** The command bar of one area. It changes nothing: it says what each line would do. */
export default function Interactive({ area }: { area: Area }) {
  const { id } = figures[area];
  const { line, entered, completions, isOpen, active, setLine, onKeyDown, enter, reset } =
    useCommandLine(area);
  // After Enter the field is empty, and so is its reading: only the sentence goes on saying what the last line did.
  const isEmpty = line.trim() === '';
  const shown = isEmpty ? (entered.at(-1) ?? '') : line;
  const outcome = readLine(shown, area);
  const begun = begunOf(shown, outcome, area);
  const list = `${id}-completions`;

  return (
    <FigureBody
      layout="above"
      onReset={reset}
      finding={findingOf(summaryOf(shown, outcome, begun))}
      controls={
        <div className={styles.bar}>
          <label className={controls.label} htmlFor={`${id}-line`}>{`Command, on a ${area}`}</label>
          <div className={styles.field}>
            <input
              className={controls.field}
              id={`${id}-line`}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
              value={line}
              maxLength={LONGEST_LINE}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-describedby={`${id}-keys`}
              onChange={(event) => setLine(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <button type="button" className={controls.button} onClick={enter}>
              Enter
            </button>
          </div>
          <p id={`${id}-keys`} className={`${controls.hint} ${controls.keys}`}>
            <kbd>Tab</kbd> completes a word that you have begun, <kbd>↓</kbd> goes through the completions,{' '}
            <kbd>↑</kbd> brings back the last line, <kbd>Enter</kbd> takes the chosen one or enters the line,{' '}
            <kbd>Esc</kbd> closes the list, then empties the field.
          </p>
          <Completions
            id={list}
            completions={completions}
            isOpen={isOpen}
            isRefused={outcome.kind === 'refused'}
            active={active}
            onTake={setLine}
          />
        </div>
      }
      numbers={{
        label: 'How the line is read',
        head: ['Part', 'Reading'],
        rows: begun ? [['Typed', shown], ...rowsOf(begun.completed, begun.outcome)] : rowsOf(shown, outcome),
      }}
    >
      <OutcomePanel
        line={begun?.completed ?? line}
        outcome={isEmpty ? { kind: 'empty' } : (begun?.outcome ?? outcome)}
      />
      {entered.length > 0 && <Entered lines={entered} area={area} />}
    </FigureBody>
  );
}
