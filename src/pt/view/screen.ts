import { act } from '../model/act';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { Gesture, Place, State } from '../model/types';
import type { Form } from './trade/form';

/** The sections of the rail. The first three are places of the model. */
export const SECTIONS = ['Dashboard', 'Workbench', 'Screener', 'Alerts', 'Community', 'Trade'] as const;
export type Section = (typeof SECTIONS)[number];

/** What can stand beside the chart. */
export const TABS = ['Order book', 'Trades', 'Panda Intel', 'Alerts', 'Trade'] as const;
export type Tab = (typeof TABS)[number];

/** What was said to the last line or gesture. */
export type Answer = {
  readonly sentence: string;
  readonly ok: boolean;
  /** The line it answers, if there was one. */
  readonly line?: string;
  /** Where a refused line is wrong. */
  readonly position?: number;
  /** The page that teaches what doesn't run here. */
  readonly page?: string;
  /** It was one step, which an undo right after it takes back. */
  readonly isStep?: true;
  /** What was done, if it was no line. */
  readonly gesture?: Gesture['kind'];
};

/** What is on the screen and isn't part of the model: undo doesn't bring it back, and a link doesn't carry it. */
export type Screen = {
  /** The section that stands in front of the place, if one does. */
  readonly section: Extract<Section, 'Alerts'> | null;
  readonly tab: Tab;
  /** Where there's no room for both: whether the tab has taken the place of the chart. */
  readonly isTabInFront: boolean;
  readonly menu: 'save' | 'share' | 'start-over' | null;
  /** What the text tool writes. */
  readonly note: string;
  /** A line to put into the command bar for the reader to finish. */
  readonly typed: string | null;
  /** What stands in the fields of the ticket at first. */
  readonly ticket?: Partial<Form>;
  /** Of a picture: the account on Bybit that PT's own ticket sends to. */
  readonly account?: string;
};
export const FIRST_SCREEN: Screen = {
  section: null,
  tab: 'Order book',
  isTabInFront: false,
  menu: null,
  note: '',
  typed: null,
};

/** The app in the hands of its views: what is on the screen, and what can be done to it. */
export type Workspace = {
  readonly state: State;
  readonly screen: Screen;
  readonly answer: Answer;
  /** A picture: nothing in it answers, and what only the live app has is left out. */
  readonly isStill: boolean;
  /** Runs a line as if it were typed. True unless it was refused. */
  readonly run: (line: string) => boolean;
  readonly act: (gesture: Gesture) => void;
  readonly show: (changed: Partial<Screen>) => void;
  /** Says what isn't a result of the model. */
  readonly say: (answer: Answer) => void;
  /** Tells the clock at every frame while time runs, and returns what ends that. `state` follows seven times a second. */
  readonly onClock: (follow: (clock: number) => void) => () => void;
  /** Bars a second, 0 while time stands still. */
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** To the close of the bar. */
  readonly step: (bars: number) => void;
  /** What the buttons would take back and do again, such as `study add rsi`; null where there's nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** Asks whether to start over, if something was built. */
  readonly reset: () => void;
  /** Starts over, as one step of the history. */
  readonly startOver: () => void;
  /** How often the reader started over, without what undo took back. */
  readonly starts: number;
};

/** The account that a picture of PT's own ticket names; in readers' hands it's practice. */
export const ownAccount = ({ isStill, screen }: Workspace) => (isStill ? screen.account : undefined);

const nothing = () => {};

/** The app as a picture: a state, and what stands open in it. */
export const stillWorkspace = (state: State, screen: Partial<Screen> = {}): Workspace => ({
  state,
  screen: { ...FIRST_SCREEN, ...screen },
  answer: { sentence: '', ok: true },
  isStill: true,
  run: () => false,
  act: nothing,
  show: nothing,
  say: nothing,
  onClock: () => nothing,
  speed: 0,
  setSpeed: nothing,
  step: nothing,
  undoLabel: null,
  redoLabel: null,
  reset: nothing,
  startOver: nothing,
  starts: 0,
});

type Refused = (sentence: string) => void;

/** A place after some lines. An alert that a line asks for is created. */
export function stateAfter(lines: readonly string[], place: Place = 'workbench', refused?: Refused): State {
  const state = lines.reduce((before, line, index) => {
    const {
      state: next,
      ok,
      sentence,
    } = line.startsWith('practice ') ? act(before, { kind: 'practice', line }) : run(before, line);
    if (!ok) {
      refused?.(`line ${index + 1} doesn’t run. "${line}" is answered: ${sentence}`);
    }
    return next.open?.kind === 'alert'
      ? act(next, { kind: 'create', trigger: 'once-per-bar-close' }).state
      : next;
  }, startOf(place));
  // The reader did none of it: there's nothing to undo or to recall.
  return { ...state, past: [], log: [] };
}
