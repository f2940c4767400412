import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FigureText } from './kit/shell/Figure';
import { type Codecs, defaultsOf, readState, type StateOf, type States, writeState } from './kit/state/codec';
import { StartingSearch } from './kit/state/StartingSearch';

export type FigureStates = {
  readonly id: string;
  readonly codecs: Codecs;
  readonly states: States<Codecs>;
  readonly Figure: ComponentType;
};

/** What the files of a figure's folder export. */
export type FigureModule = {
  readonly default: ComponentType;
  readonly figure: FigureText;
  readonly codecs: Codecs;
  readonly states: States<Codecs>;
};

export const figureIn = ({ default: Figure, figure, codecs, states }: FigureModule): FigureStates => ({
  id: figure.id,
  codecs,
  states,
  Figure,
});

export function renderFigure({ Figure }: Pick<FigureStates, 'Figure'>, search: string): string {
  return renderToStaticMarkup(
    <StartingSearch value={search}>
      <Figure />
    </StartingSearch>,
  );
}

/** The address of a state, and the state that it gives back. */
export function addressOf({ id, codecs }: FigureStates, values: Partial<StateOf<Codecs>>) {
  const search = writeState(id, codecs, { ...defaultsOf(codecs), ...values }, '');
  return { search, read: readState(id, codecs, search) };
}
