import type { Gesture, State } from '../model/types';

/** What was said to the last line or gesture. A refused line says where it's wrong. */
export type Answer = { readonly sentence: string; readonly ok: boolean; readonly position?: number };

/** The workspace in the hands of its view: what is on the screen, and what can be done to it. */
export type Desk = {
  readonly state: State;
  readonly answer: Answer;
  /** Runs a line as if it were typed. True unless it was refused. */
  readonly run: (line: string) => boolean;
  readonly act: (gesture: Gesture) => void;
  /** Bars a second, 0 while time stands still. */
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** To the close of the bar. */
  readonly step: (bars: number) => void;
  readonly reset: () => void;
};
