import type { ComponentType } from 'react';
import type { Codecs, StateOf } from '../state/codec';

export type FigureStates<C extends Codecs = Codecs> = {
  readonly id: string;
  readonly codecs: C;
  readonly Figure: ComponentType;
  /** The states worth looking at besides the first one, by name: each mode, the extremes, what is empty or wrong. */
  readonly states: Readonly<Record<string, Partial<StateOf<C>>>>;
};

/** The notable states of a figure. For the index of figures and its tests; pages never import them. */
export function figureStates<C extends Codecs>(of: FigureStates<C>): FigureStates<C> {
  return of;
}
