import type { KeyboardEvent } from 'react';
import { drawingsOf } from '../../model/select';
import type { Pane, Point } from '../../model/types';
import type { Workspace } from '../screen';
import type { Frame } from './frame';
import { type Hand, NOTHING_HELD } from './grips';
import { HEIGHT } from './scale';
import { firstBars, type Position, panned, ZOOM, zoomed } from './view';

export const KEYS =
  'Left and right step a bar, up and down a price. Plus and minus zoom, Home and End go to the first and the last bar. Space plays. A sets an alert at the price, D picks a drawing, Delete removes it, Escape lets go. Enter places a drawing.';

/** By place on the keyboard: with Alt held, some layouts type another sign. The test holds them to the app's hotkeys. */
const hotkeyLines: Readonly<Record<string, string>> = {
  KeyT: 'draw trendline',
  KeyH: 'draw hline',
  KeyV: 'draw vline',
  KeyF: 'draw fib',
  KeyL: 'scale log',
  KeyP: 'scale percent',
  KeyR: 'reset',
};

/** The bar under the crosshair by its time, so that it stays while bars come, and a height in one of the rows. */
export type Crosshair = { readonly time: number; readonly row: number; readonly y: number | null };

type KeyContext = {
  readonly app: Workspace;
  readonly pane: Pane;
  readonly frame: Frame;
  readonly position: Position;
  /** The bar under the crosshair; without one, the newest that shows. */
  readonly at: number;
  readonly cross: Crosshair | null;
  readonly onCross: (cross: Crosshair | null) => void;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  readonly onActivate: () => void;
  readonly onView: (view: Pane['view']) => void;
  /** Fits prices to the bars again. */
  readonly onFit: () => void;
  /** The price under the crosshair, or the close of its bar. */
  readonly price: number;
  readonly onAlert: (price: number) => void;
  /** Places a point of the drawing that the tool in hand makes. */
  readonly onPlace: (point: Point) => void;
};

/** Moves the crosshair over bars and prices. */
function crosshairKeys({ frame, pane, position, app, at, cross, onCross, onView }: KeyContext) {
  const { bars, view, end, price } = frame;
  const { timeframe } = pane;
  function step(index: number) {
    const next = Math.min(Math.max(index, 0), bars.length - 1);
    onCross({ time: bars[next]?.time ?? 0, row: 0, y: null });
    if (next < view.first || next >= end) {
      onView(panned(timeframe, position, next < view.first ? next - view.first : next - end + 1));
    }
  }
  function raise(by: number) {
    const y = cross?.row === 0 && cross.y !== null ? cross.y : price.y(bars[at]?.close ?? 0);
    onCross({ time: bars[at]?.time ?? 0, row: 0, y: Math.min(Math.max(y - by, 0), HEIGHT) });
  }
  return {
    ArrowLeft: () => step(at - 1),
    ArrowRight: () => step(at + 1),
    ArrowUp: () => raise(1),
    ArrowDown: () => raise(-1),
    Home() {
      onCross(null);
      onView(firstBars(timeframe, position));
    },
    End() {
      onCross({ time: app.state.clock, row: 0, y: null });
      onView({ ...pane.view, end: null });
    },
    '+': () => onView(zoomed(timeframe, position, 1 / ZOOM, 1)),
    '-': () => onView(zoomed(timeframe, position, ZOOM, 1)),
  };
}

/** Picks, removes and lets go drawings. */
function drawingKeys({ app, pane, hand, onHand, onActivate }: KeyContext) {
  function erase() {
    if (hand.selected) {
      onActivate();
      app.act({ kind: 'erase', drawing: hand.selected });
      onHand(NOTHING_HELD);
    }
  }
  return {
    d() {
      const all = drawingsOf(pane);
      const next = all[(hand.selected ? all.indexOf(hand.selected) + 1 : 0) % all.length];
      onHand({ ...NOTHING_HELD, selected: next ?? null });
      app.say({ sentence: next ? `The ${next.tool} is picked.` : 'There’s no drawing here.', ok: true });
    },
    Delete: erase,
    Backspace: erase,
    // With nothing in hand Escape is somebody else's, such as the dock's.
    ...(hand !== NOTHING_HELD && { Escape: () => onHand(NOTHING_HELD) }),
  };
}

/** With Alt: a line of the command bar. A scale that is on goes off again. */
function runHotkey({ app, pane, onActivate, onFit }: KeyContext, code: string): (() => void) | undefined {
  const line = hotkeyLines[code];
  if (code === 'KeyG') {
    return () => app.show({ typed: 'goto ' });
  }
  return line === undefined
    ? line
    : () => {
        onActivate();
        app.run(line === `scale ${pane.scale}` ? 'scale linear' : line);
        if (line === 'reset') {
          onFit();
        }
      };
}

/** What a key does on the chart; nothing for a key that isn't the chart's. */
export function keyAction(context: KeyContext, event: KeyboardEvent): (() => void) | undefined {
  const { app, frame, at, price, onAlert, onPlace } = context;
  if (event.altKey) {
    return runHotkey(context, event.code);
  }
  if (event.ctrlKey || event.metaKey) {
    const line = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo', s: 'save' }[event.key.toLowerCase()];
    return line === undefined ? line : () => void app.run(line);
  }
  const keys: Readonly<Record<string, () => void>> = {
    ...crosshairKeys(context),
    ...drawingKeys(context),
    ' ': () => app.setSpeed(app.speed > 0 ? 0 : 1),
    Enter: () => onPlace({ time: frame.bars[at]?.time ?? 0, price }),
    a: () => onAlert(price),
  };
  return keys[{ '=': '+', '−': '-' }[event.key] ?? event.key];
}
