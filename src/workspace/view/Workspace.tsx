import { useCallback, useRef } from 'react';
import { activePane } from '../model/outcome';
import type { Place } from '../model/types';
import CommandLine from './CommandLine';
import Chart from './chart/Chart';
import { pictureOf } from './chart/picture';
import Dashboard from './Dashboard';
import Opened from './Opened';
import Screener from './Screener';
import Alerts from './side/Alerts';
import Book from './side/Book';
import Log from './side/Log';
import Trades from './side/Trades';
import { useDesk } from './useDesk';

export type WorkspaceProps = {
  readonly place?: Place;
  /** Lines that have run before the reader comes. */
  readonly lines?: readonly string[];
};

const NO_LINES: readonly string[] = [];

/** A small PT that works on sample data. */
export default function Workspace({ place = 'workbench', lines = NO_LINES }: WorkspaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const picture = useCallback(() => pictureOf(element.current), []);
  const desk = useDesk({ place, lines }, picture);
  const { state, answer } = desk;
  const { symbol } = activePane(state.workbench);
  return (
    <div ref={element}>
      <CommandLine desk={desk} id="workspace-line" hint="Type a command" />
      {state.place === 'dashboard' ? (
        <Dashboard desk={desk} />
      ) : state.place === 'screener' ? (
        <Screener desk={desk} />
      ) : (
        <>
          {state.workbench.panes.map((pane, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
            <Chart key={at} state={state} pane={pane} desk={desk} isActive={at === state.workbench.active} />
          ))}
          <Book state={state} symbol={symbol} />
          <Trades state={state} symbol={symbol} />
          <Alerts desk={desk} />
          <Log state={state} />
        </>
      )}
      <Opened desk={desk} />
      <p role="status">{answer.sentence}</p>
    </div>
  );
}
