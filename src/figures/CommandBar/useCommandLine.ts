import { type KeyboardEvent, useState } from 'react';
import { textUpTo } from '../kit/codec';
import { useFigureState } from '../kit/useFigureState';
import { completionsOf, tabCompletion } from './completion';
import { type Area, historyCodec, LONGEST_LINE, remember } from './model';

/** A line to start with on each page, so that the figure says something before anybody types. */
const FIRST_LINES: Readonly<Record<Area, string>> = {
  workbench: 'metric add "bid depth" band=0-2.5',
  dashboard: 'move 7,1',
  screener: 'where market_cap > 100m and mvrv between 0.8 1.2',
};

function codecsFor(area: Area) {
  return { line: textUpTo(LONGEST_LINE, FIRST_LINES[area]), entered: historyCodec };
}

/** Made once: the state hook reads the address anew whenever it gets other codecs. */
export const CODECS = {
  workbench: codecsFor('workbench'),
  dashboard: codecsFor('dashboard'),
  screener: codecsFor('screener'),
} as const;

export function useCommandLine(figure: string, area: Area) {
  const { state, change, reset } = useFigureState(figure, CODECS[area]);
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
    // A keyboard that is still composing a character uses the same keys.
    if (answer && !event.nativeEvent.isComposing) {
      event.preventDefault();
      answer();
    }
  }

  return { line, entered, completions, isOpen, active, setLine, onKeyDown, enter, reset };
}
