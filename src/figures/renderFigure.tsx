import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Codecs, defaultsOf, readState, type StateOf, type States, writeState } from './kit/state/codec';
import { StartingSearch } from './kit/state/StartingSearch';

export type FigureStates = {
  readonly id: string;
  readonly codecs: Codecs;
  readonly states: States<Codecs>;
  readonly Figure: ComponentType;
};

export function renderFigure({ Figure }: Pick<FigureStates, 'Figure'>, search: string): string {
  return renderToStaticMarkup(
    <StartingSearch value={search}>
      <Figure />
    </StartingSearch>,
  );
}

/** The address of a state, and the state that it gives back. */
export function addressOfState({ id, codecs }: FigureStates, values: Partial<StateOf<Codecs>>) {
  const search = writeState(id, codecs, { ...defaultsOf(codecs), ...values }, '');
  return { search, read: readState(id, codecs, search) };
}
