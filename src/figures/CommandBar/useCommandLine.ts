import { completionsOf, LONGEST_LINE, tabCompletion } from '@site/src/workspace/model/completion';
import { type KeyboardEvent, useState } from 'react';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figures } from './figure';
import { type Area, remember } from './model';

export function useCommandLine(area: Area) {
  const { state, change, reset } = useFigureState(figures[area].id, codecs[area]);
  const { line, entered } = state;
  /** How many lines back ↑ has gone; 0 is the line in progress. */
  const [back, setBack] = useState(0);
  /** The completion that ↓ has gone to; −1 while the reader is in the field itself. */
  const [active, setActive] = useState(-1);
  /** Escape has put the list away; the next letter brings another one. */
  const [isClosed, setClosed] = useState(false);
  const completions = completionsOf(line, area);
  const isOpen = !isClosed && completions.length > 0;

  function leaveList() {
    setBack(0);
    setActive(-1);
    setClosed(false);
  }

  function setLine(next: string) {
    leaveList();
    change({ line: next.slice(0, LONGEST_LINE) });
  }

  function enter() {
    if (line.trim() !== '') {
      leaveList();
      change({ line: '', entered: remember(entered, line.trim()) });
    }
  }

  function recall(steps: number) {
    const next = Math.min(Math.max(back + steps, 0), entered.length);
    setBack(next);
    change({ line: next === 0 ? '' : (entered.at(-next) ?? '') });
  }

  function goTo(index: number) {
    setClosed(false);
    setActive(index);
  }

  function close() {
    setClosed(true);
    setActive(-1);
  }

  /** ↓ goes through the completions, unless ↑ has brought back an older line: then it comes forward again. */
  function onArrow(step: 1 | -1): (() => void) | false {
    if (active >= 0 || (step === 1 && back === 0)) {
      return completions.length > 0 && (() => goTo(Math.min(active + step, completions.length - 1)));
    }
    return entered.length > 0 && (() => recall(-step));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = completions[active]?.line ?? null;
    const completed = event.shiftKey ? null : (chosen ?? tabCompletion(line, area));
    const answers: Readonly<Record<string, (() => void) | false>> = {
      Tab: completed !== null && (() => setLine(completed)),
      Enter: chosen === null ? enter : () => setLine(chosen),
      Escape: isOpen ? close : line !== '' && (() => setLine('')),
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

  return { line, entered, completions, isOpen, active, setLine, onKeyDown, enter, reset };
}
