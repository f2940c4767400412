import { useMountedId } from '@site/src/kit/useMountedId';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { type KeyboardEvent, useState } from 'react';
import { completionsOf, tabCompletion } from '../model/completion';
import { beginsCommand, run } from '../model/run';
import type { Place, State } from '../model/types';
import type { Workspace } from './screen';

const MOST_SHOWN = 6;

/** What most people type first, offered before a letter is typed. */
const FIRST_WORDS: Readonly<Record<Place, readonly string[]>> = {
  workbench: ['symbol', 'study add', 'metric add', 'alert'],
  dashboard: ['symbol', 'add', 'link', 'size'],
  screener: ['where', 'sort', 'columns', 'universe'],
};

export type CommandLine = ReturnType<typeof useCommandLine>;

/** What could stand next in a line. A command comes with how it's written and what it does. */
function offersFor(line: string, state: State) {
  const { place } = state;
  const found =
    line.trim() === ''
      ? FIRST_WORDS[place].map((word) => ({ line: `${word} `, word }))
      : completionsOf(line, state);
  const completions = found.slice(0, MOST_SHOWN).map((completion) => {
    const command = commandsIn(place).find(({ name }) => name === completion.word);
    return { ...completion, syntax: command?.syntax?.slice(completion.word.length), meaning: command?.does };
  });
  return { completions, hasMore: found.length > MOST_SHOWN };
}

/** What Enter does where search is at hand, which answers what has a number in it: a code, an amount. */
function effectOf(line: string, state: State): 'Run' | 'Answer' | 'Search' {
  const typed = line.trim();
  // What begins like a command is none to search for, though it's no whole word yet.
  const isBegun =
    !/\s/.test(typed) && offersFor(line, state).completions.some(({ meaning }) => meaning !== undefined);
  return typed === '' || beginsCommand(typed) || isBegun || run(state, typed).ok
    ? 'Run'
    : /\d/.test(typed)
      ? 'Answer'
      : 'Search';
}

/** Each line once, newest first. A refused one is still in the field, so ↑ goes to the one before it. */
const enteredLines = ({ log }: State, refused: string | null) =>
  [...new Set(log.toReversed().map((entry) => entry.line))].filter((line) => line !== '' && line !== refused);

/** What is in the field, and the line that was refused last. */
function useText(first: string) {
  const [line, setLine] = useState(first);
  const [refused, setRefused] = useState<string | null>(null);
  const write = (next: string, isRefused = false) => {
    setLine(next);
    setRefused(isRefused ? next : null);
  };
  return { line, refused, write };
}

/** Steps through older lines. The line in progress waits while they show. */
function useRecall(line: string, older: readonly string[], onShow: (line: string) => void) {
  /** How many lines back ↑ has gone; 0 is the line in progress. */
  const [back, setBack] = useState(0);
  const [draft, setDraft] = useState('');
  function recall(steps: number) {
    const next = Math.min(Math.max(back + steps, 0), older.length);
    if (back === 0) {
      setDraft(line);
    }
    setBack(next);
    onShow(older[next - 1] ?? (back === 0 ? line : draft));
  }
  return { isBack: back > 0, recall, leave: () => setBack(0) };
}

/** The list of completions. It shows while the field has the focus, until Escape puts it away. */
function useList(count: number) {
  const [isListed, setListed] = useState(false);
  /** The completion that ↓ has gone to; −1 while the reader is in the field itself. */
  const [active, setActive] = useState(-1);
  return {
    isListed,
    active,
    show: () => setListed(true),
    /** Shows it, for the reader to go on typing. */
    open() {
      setListed(true);
      setActive(-1);
    },
    close() {
      setListed(false);
      setActive(-1);
    },
    goTo(index: number) {
      setListed(true);
      setActive(Math.min(index, count - 1));
    },
  };
}

type Answers = Readonly<Record<string, (() => void) | false>>;

/** Does what a key asks for. A keyboard that is still composing a character uses the same keys. */
function answerKey(answers: Answers, event: KeyboardEvent<HTMLInputElement>): void {
  const answer = answers[event.key];
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (answer && !isModified && !event.nativeEvent.isComposing) {
    event.preventDefault();
    answer();
  }
}

type LineParts = Pick<ReturnType<typeof offersFor>, 'completions'> & {
  readonly line: string;
  readonly list: ReturnType<typeof useList>;
  readonly history: ReturnType<typeof useRecall>;
  readonly older: readonly string[];
  readonly isListShown: boolean;
  readonly setLine: (line: string) => void;
  readonly enter: () => void;
};

/** What the keys do in the field. */
function keysOf({ state, act }: Workspace, parts: LineParts) {
  const { line, completions, list, history, older, isListShown, setLine, enter } = parts;
  /** ↓ goes through the completions, unless ↑ has brought back an older line: then it comes forward again. */
  const onArrow = (step: 1 | -1) =>
    list.active >= 0 || (step === 1 && !history.isBack)
      ? completions.length > 0 && (() => list.goTo(list.active + step))
      : older.length > 0 && (() => history.recall(-step));
  /** Escape closes the list, then empties the line, then closes what is open. A drawing tool is put away by the chart. */
  const onEscape = () =>
    line !== ''
      ? isListShown
        ? list.close
        : () => setLine('')
      : state.open !== null && state.open.kind !== 'draw' && (() => act({ kind: 'close' }));
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = completions[list.active]?.line ?? null;
    const completed = event.shiftKey ? null : (chosen ?? tabCompletion(line, state));
    const answers: Answers = {
      Tab: completed !== null && (() => setLine(completed)),
      Enter: chosen === null ? enter : () => setLine(chosen),
      Escape: onEscape(),
      ArrowUp: onArrow(-1),
      ArrowDown: onArrow(1),
    };
    answerKey(answers, event);
  };
}

/**
 * What is typed into the command bar: it completes, recalls, runs and says where a line is wrong. `onOther` takes a line that
 * isn't a command; without it, it's refused.
 */
export function useCommandLine(app: Workspace, onOther?: (line: string) => void) {
  const { state, answer } = app;
  const id = useMountedId();
  const { line, refused, write } = useText(app.screen.typed ?? '');
  const { completions, hasMore } = offersFor(line, state);
  const list = useList(completions.length);
  const older = enteredLines(state, refused);
  const history = useRecall(line, older, (recalled) => {
    list.close();
    write(recalled);
  });
  const isRefused = refused !== null && refused === line && !answer.ok;
  const isListShown =
    list.isListed && completions.length > 0 && !isRefused && (line !== '' || list.active >= 0);
  const effectFor = (typed: string) => (onOther ? effectOf(typed, state) : 'Run');

  function setLine(next: string) {
    history.leave();
    list.open();
    write(next);
  }
  function enter(typed = line) {
    const asked = typed.trim();
    if (asked === '') {
      return;
    }
    history.leave();
    list.close();
    if (effectFor(typed) !== 'Run') {
      onOther?.(asked);
    } else if (app.run(asked)) {
      write('');
    } else {
      write(asked, true);
    }
  }
  const parts = { line, completions, list, history, older, isListShown, setLine, enter: () => enter() };
  return {
    id,
    text: line,
    completions,
    isListShown,
    isRefused,
    active: list.active,
    setLine,
    enter,
    onKeyDown: keysOf(app, parts),
    effect: effectFor(line),
    hasMore: line.trim() !== '' && hasMore,
    /** The word that a refused line is wrong at. */
    wrongAt: isRefused ? answer.position : undefined,
    onFocus: list.show,
    onBlur: list.close,
  };
}
