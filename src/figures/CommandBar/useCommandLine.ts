import { type KeyboardEvent, useState } from 'react';
import { textUpTo } from '../Figure/codec';
import { useFigureState } from '../Figure/useFigureState';
import { tabCompletion } from './completion';
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

  function setLine(next: string) {
    setBack(0);
    change({ line: next });
  }

  function enter() {
    if (line.trim() !== '') {
      setBack(0);
      change({ line: '', entered: remember(entered, line.trim()) });
    }
  }

  function recall(steps: number) {
    const next = Math.min(Math.max(back + steps, 0), entered.length);
    setBack(next);
    change({ line: next === 0 ? '' : (entered.at(-next) ?? '') });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const completed = event.shiftKey ? null : tabCompletion(line, area);
    const canRecall = entered.length > 0;
    const answers: Readonly<Record<string, (() => void) | false>> = {
      Tab: completed !== null && (() => setLine(completed.slice(0, LONGEST_LINE))),
      Enter: enter,
      Escape: line !== '' && (() => setLine('')),
      ArrowUp: canRecall && (() => recall(1)),
      ArrowDown: canRecall && (() => recall(-1)),
    };
    const answer = answers[event.key];
    // A keyboard that is still composing a character uses the same keys.
    if (answer && !event.nativeEvent.isComposing) {
      event.preventDefault();
      answer();
    }
  }

  return { line, entered, setLine, onKeyDown, enter, reset };
}
