import { Fragment, type ReactNode } from 'react';

/** Text of data/ marks keys and commands with backticks, as authors do in Markdown. */
export function withCode(text: string): ReactNode {
  // Every second part stood between backticks.
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
