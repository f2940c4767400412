import { codeClass } from '@pt-docs/authoring/shared';
import { Fragment, type ReactNode } from 'react';

const KEY = /^(?:Alt|Ctrl|Cmd|Ctrl\/Cmd|Shift|Enter|Esc|Tab|Home|End|[←→↑↓+−])$/;

/** The keys of `Alt + R` or `Home`. A letter alone is a name, not a key. */
function keysIn(text: string): readonly string[] | null {
  const [first = '', ...others] = text.split(' + ');
  return KEY.test(first) && others.every((key) => KEY.test(key) || /^[A-Z]$/.test(key))
    ? [first, ...others]
    : null;
}

/** Keys that are pressed together, as keycaps. */
export const KeyCaps = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ));

/** What stands between backticks: keys as keycaps, everything else as code. */
function Code({ children }: { children: string }): ReactNode {
  const keys = keysIn(children);
  return keys ? (
    <span className="whole">
      <KeyCaps keys={keys} />
    </span>
  ) : (
    <code className={codeClass(children)}>{children}</code>
  );
}

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/;

function marked(part: string): ReactNode {
  if (part.startsWith('`')) {
    return <Code>{part.slice(1, -1)}</Code>;
  }
  return part.startsWith('**') ? <strong>{part.slice(2, -2)}</strong> : <em>{part.slice(1, -1)}</em>;
}

/** Text of data/ marks keys and commands with backticks, labels and words with asterisks, as authors do in Markdown. */
export function withCode(text: string): ReactNode {
  // Every second part is marked.
  return text.split(MARKED).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    <Fragment key={index}>{index % 2 === 1 ? marked(part) : part}</Fragment>
  ));
}
