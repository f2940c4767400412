import { useMountedId } from '@site/src/kit/useMountedId';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { type KeyboardEvent, useState } from 'react';
import { completionsOf, tabCompletion } from '../model/completion';
import { beginsCommand, run } from '../model/run';
import type { Place } from '../model/types';
import type { Workspace } from './screen';

const SHOWN = 6;

/** What most people type first, offered before a letter is typed. */
const FIRST: Readonly<Record<Place, readonly string[]>> = {
  workbench: ['symbol', 'study add', 'metric add', 'alert'],
  dashboard: ['symbol', 'add', 'link', 'size'],
  screener: ['where', 'sort', 'columns', 'universe'],
};

export type CommandLine = ReturnType<typeof useCommandLine>;

/**
 * What is typed into the command bar: it completes, recalls, runs and says where a line is wrong. `onOther` takes a line that
 * isn't a command; without it, it's refused.
 */
export function useCommandLine(app: Workspace, onOther?: (line: string) => void) {
  const { place, log, open } = app.state;
  const id = useMountedId();
  const [line, setText] = useState(app.screen.typed ?? '');
  /** How many lines back ↑ has gone; 0 is the line in progress, which waits while older ones show. */
  const [back, setBack] = useState(0);
  const [draft, setDraft] = useState('');
  /** The completion that ↓ has gone to; −1 while the reader is in the field itself. */
  const [active, setActive] = useState(-1);
  /** The list shows while the field has the focus, until Escape puts it away. */
  const [isListed, setListed] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const known = completionsOf(line, app.state);
  const offered =
    line.trim() === '' ? FIRST[place].map((word) => ({ line: `${word} `, word })) : known.slice(0, SHOWN);
  /** A command with how it's written and what it does. */
  const completions = offered.map((completion) => {
    const command = commandsIn(place).find(({ name }) => name === completion.word);
    return { ...completion, syntax: command?.syntax?.slice(completion.word.length), meaning: command?.does };
  });
  const isRefused = refused !== null && refused === line && !app.answer.ok;
  const isListShown = isListed && completions.length > 0 && !isRefused && (line !== '' || active >= 0);
  /** Each line once, newest first. A refused one is still in the field, so ↑ goes to the one before it. */
  const entered = [...new Set(log.toReversed().map((said) => said.line))].filter(
    (older) => older !== '' && older !== refused,
  );

  const isBegun = !/\s/.test(line.trim()) && completions.some(({ meaning }) => meaning !== undefined);

  function show(next: string) {
    setText(next);
    setActive(-1);
    setRefused(null);
  }

  function setLine(next: string) {
    setBack(0);
    setListed(true);
    show(next);
  }

  /** What begins like a command is none to search for, though it's no whole word yet. */
  const isOther = (asked: string) =>
    onOther && !beginsCommand(asked) && !run(app.state, asked).ok && !(asked === line.trim() && isBegun);

  /** What Enter will do. Search answers what has a number in it: a code, an amount. */
  function effect(): 'Run' | 'Answer' | 'Search' {
    const asked = line.trim();
    return asked === '' || !isOther(asked) ? 'Run' : /\d/.test(asked) ? 'Answer' : 'Search';
  }

  function enter(typedLine = line) {
    const asked = typedLine.trim();
    if (asked === '') {
      return;
    }
    setBack(0);
    setActive(-1);
    setListed(false);
    if (isOther(asked)) {
      onOther?.(asked);
      return;
    }
    const isRun = app.run(asked);
    setRefused(isRun ? null : asked);
    setText(isRun ? '' : asked);
  }

  function recall(steps: number) {
    const next = Math.min(Math.max(back + steps, 0), entered.length);
    if (back === 0) {
      setDraft(line);
    }
    setBack(next);
    setListed(false);
    show(entered[next - 1] ?? (back === 0 ? line : draft));
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
      return isListShown ? close : () => setLine('');
    }
    // A drawing tool is put away by the chart.
    return open !== null && open.kind !== 'draw' && (() => app.act({ kind: 'close' }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = completions[active]?.line ?? null;
    const completed = event.shiftKey ? null : (chosen ?? tabCompletion(line, app.state));
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

  return {
    id,
    text: line,
    effect: effect(),
    completions,
    hasMore: line.trim() !== '' && known.length > SHOWN,
    /** The word that a refused line is wrong at. */
    wrongAt: isRefused ? app.answer.position : undefined,
    isListShown,
    isRefused,
    active,
    setLine,
    enter,
    onKeyDown,
    onFocus: () => setListed(true),
    onBlur: close,
  };
}
