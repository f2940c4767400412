import { type KeyboardEvent, useState } from 'react';
import { completionsOf, tabCompletion } from '../model/completion';
import { beginsCommand, run } from '../model/run';
import type { Place } from '../model/types';
import type { Desk } from './desk';

const SHOWN = 4;

/** What most people type first, offered before a letter is typed. */
const FIRST: Readonly<Record<Place, readonly string[]>> = {
  workbench: ['symbol', 'study add', 'metric add', 'alert'],
  dashboard: ['symbol', 'add', 'link', 'size'],
  screener: ['where', 'sort', 'columns', 'universe'],
};

type Asked = {
  readonly desk: Desk;
  readonly onOther?: ((line: string) => void) | undefined;
  readonly onPreview?: ((line: string | null) => void) | undefined;
};

export function useCommandLine({ desk, onOther, onPreview }: Asked) {
  const { place, log, open } = desk.state;
  const [line, setText] = useState('');
  /** How many lines back ↑ has gone; 0 is the line in progress. */
  const [back, setBack] = useState(0);
  /** The completion that ↓ has gone to; −1 while the reader is in the field itself. */
  const [active, setActive] = useState(-1);
  /** The list shows while the field has the focus, until Escape puts it away. */
  const [isListed, setListed] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const completions =
    line.trim() === ''
      ? FIRST[place].map((word) => ({ line: `${word} `, word }))
      : completionsOf(line, place).slice(0, SHOWN);
  const isRefused = refused !== null && refused === line && !desk.answer.ok;
  const isOpen = isListed && completions.length > 0 && !isRefused;
  /** Each line once, newest first. A refused one is still in the field, so ↑ goes to the one before it. */
  const entered = [...new Set(log.toReversed().map((said) => said.line))].filter(
    (known) => known !== '' && known !== refused,
  );

  const preview = (next: string) =>
    onPreview?.(next.trim() !== '' && run(desk.state, next).ok ? next.trim() : null);

  function show(next: string) {
    setText(next);
    setActive(-1);
    setRefused(null);
    preview(next);
  }

  function setLine(next: string) {
    setBack(0);
    setListed(true);
    show(next);
  }

  function enter(text = line) {
    const asked = text.trim();
    if (asked === '') {
      return;
    }
    setBack(0);
    setActive(-1);
    setListed(false);
    onPreview?.(null);
    if (onOther && !beginsCommand(asked) && !run(desk.state, asked).ok) {
      onOther(asked);
      return;
    }
    const isRun = desk.run(asked);
    setRefused(isRun ? null : asked);
    setText(isRun ? '' : asked);
  }

  function recall(steps: number) {
    const next = Math.min(Math.max(back + steps, 0), entered.length);
    setBack(next);
    setListed(false);
    show(next === 0 ? '' : (entered[next - 1] ?? ''));
  }

  function close() {
    setListed(false);
    setActive(-1);
  }

  function goTo(index: number) {
    setListed(true);
    setActive(Math.min(index, completions.length - 1));
  }

  /** ↓ goes through the completions, unless ↑ has brought back an older line: then it comes forward again. */
  function onArrow(step: 1 | -1): (() => void) | false {
    if (active >= 0 || (step === 1 && back === 0)) {
      return completions.length > 0 && (() => goTo(active + step));
    }
    return entered.length > 0 && (() => recall(-step));
  }

  function onEscape(): (() => void) | false {
    if (line !== '') {
      return isOpen ? close : () => setLine('');
    }
    // A drawing tool is put away by the chart.
    return open !== null && open.kind !== 'draw' && (() => desk.act({ kind: 'close' }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = completions[active]?.line ?? null;
    const completed = event.shiftKey ? null : (chosen ?? tabCompletion(line, place));
    const answers: Readonly<Record<string, (() => void) | false>> = {
      Tab: completed !== null && (() => setLine(completed)),
      Enter: chosen === null ? () => enter() : () => setLine(chosen),
      Escape: onEscape(),
      ArrowUp: onArrow(-1),
      ArrowDown: onArrow(1),
    };
    const answer = answers[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    // A keyboard that is still composing a character uses the same keys.
    if (answer && !isModified && !event.nativeEvent.isComposing) {
      event.preventDefault();
      answer();
    }
  }

  const onFocus = () => {
    setListed(true);
    preview(line);
  };
  const onBlur = () => {
    close();
    onPreview?.(null);
  };

  return { line, completions, isOpen, isRefused, active, setLine, enter, onKeyDown, onFocus, onBlur };
}
