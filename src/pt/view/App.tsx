import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Place } from '../model/types';
import CommandBar from './CommandBar';
import Chart from './chart/Chart';
import type { Sampled } from './chart/frame';
import DrawingRail from './DrawingRail';
import Dashboard from './dashboard/Dashboard';
import Header from './Header';
import layout from './layout.module.css';
import Opened from './Opened';
import Screener from './Screener';
import Shell, { Part } from './Shell';
import SideTabs from './SideTabs';
import { ownAccount, type Section, type Workspace } from './screen';
import Alerts from './side/Alerts';
import Talk from './Talk';
import TimeBar from './TimeBar';
import Practice from './trade/Practice';
import { useCommandLine } from './useCommandLine';
import styles from './workbench.module.css';

export type AppProps = {
  readonly app: Workspace;
  readonly hint?: string;
  readonly chips?: readonly string[];
  /** The name of the exchange or wallet that is connected. */
  readonly account?: string;
  /** Without rail and top bar. */
  readonly isPart?: boolean | undefined;
  /** Of the live app: the drawing tools, where a page is about them or there's room for all. */
  readonly hasTools?: boolean | undefined;
  /** Of a picture: the section that is open, and what stands in it instead of what the model has. */
  readonly active?: Section;
  readonly body?: ReactNode;
  /** What happens to a line that isn't a command; without it, it's refused. */
  readonly onOther?: ((line: string) => void) | undefined;
  /** What stands under the examples, such as the progress of a tour. */
  readonly children?: ReactNode;
};

const NO_LINES: readonly string[] = [];
const SECTION_OF: Readonly<Record<Place, Section>> = {
  workbench: 'Workbench',
  dashboard: 'Dashboard',
  screener: 'Screener',
};

/** What the rail lights: the section or the ticket that was opened, else the place. */
function sectionOf({ screen, state }: Workspace): Section {
  const isTicket = state.place === 'workbench' && screen.tab === 'Trade' && screen.isTabInFront;
  return screen.section ?? (isTicket ? 'Trade' : SECTION_OF[state.place]);
}

type WorkbenchProps = {
  readonly app: Workspace;
  /** Of a picture: what stands in the side tab, and values of metrics that the sample doesn't have. */
  readonly side?: ReactNode;
  readonly sampled?: readonly Sampled[] | undefined;
  /** The charts without a side tab. */
  readonly isAlone?: boolean;
  /** In the live app, whether it has the drawing tools. */
  readonly hasTools?: boolean | undefined;
};

export function Workbench({ app, side, sampled, isAlone = false, hasTools }: WorkbenchProps) {
  const { panes, active } = app.state.workbench;
  return (
    <div
      className={clsx(layout.workbench, styles.workbench)}
      data-front={app.screen.isTabInFront ? 'tab' : 'chart'}
      data-tab={app.screen.tab}
    >
      {(app.isStill || hasTools) && <DrawingRail app={app} />}
      <div className={clsx(layout.panes, styles.panes)} data-panes={panes.length}>
        {panes.map((pane, at) => (
          <Chart
            // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
            key={at}
            paneIndex={at}
            state={app.state}
            pane={pane}
            app={app}
            isActive={at === active}
            sampled={sampled}
          />
        ))}
      </div>
      {!isAlone && <SideTabs app={app}>{side}</SideTabs>}
    </div>
  );
}

function bodyOf(app: Workspace, { isPart, hasTools }: AppProps) {
  if (app.screen.section === 'Alerts') {
    return (
      <div key="alerts" className={layout.body}>
        <Alerts app={app} />
      </div>
    );
  }
  const { place } = app.state;
  return (
    <>
      <Header app={app} />
      {/* Another place begins at its top. */}
      <div key={place} className={layout.body}>
        {place === 'workbench' ? (
          <>
            <Workbench app={app} isAlone={isPart ?? false} hasTools={hasTools} />
            {app.state.practice.length > 0 && (
              <div className={layout.tables}>
                <Practice app={app} />
              </div>
            )}
          </>
        ) : place === 'dashboard' ? (
          <Dashboard app={app} />
        ) : (
          <Screener app={app} />
        )}
      </div>
    </>
  );
}

/** PT, small: what the docs show of the app, live or as a picture. */
export default function App(props: AppProps) {
  const { app, hint, chips = NO_LINES, account = ownAccount(app), isPart, onOther, children } = props;
  const { active = sectionOf(app), body } = props;
  const field = useRef<HTMLInputElement>(null);
  const line = useCommandLine(app, onOther);
  const { typed } = app.screen;
  useEffect(() => {
    if (typed !== null && !app.isStill) {
      line.setLine(typed);
      field.current?.focus();
      app.show({ typed: null });
    }
  }, [typed, app, line]);
  if (isPart) {
    return (
      <Part app={app}>
        {body ?? bodyOf(app, props)}
        <Opened app={app} />
      </Part>
    );
  }
  return (
    <Shell
      app={app}
      active={active}
      account={account}
      command={
        <CommandBar line={line} field={field} searches={onOther !== undefined} {...(hint && { hint })} />
      }
      talk={
        app.isStill ? null : (
          <Talk app={app} line={line} chips={chips}>
            {children}
          </Talk>
        )
      }
    >
      {body ?? bodyOf(app, props)}
      <Opened app={app} />
      {!app.isStill && <TimeBar app={app} />}
    </Shell>
  );
}
