import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Place } from '../model/types';
import styles from './app.module.css';
import CommandBar from './CommandBar';
import Chart from './chart/Chart';
import type { Sampled } from './chart/frame';
import Dashboard from './Dashboard';
import DrawingRail from './DrawingRail';
import { type Desk, ownAccount, type Section } from './desk';
import Header from './Header';
import layout from './layout.module.css';
import Opened from './Opened';
import Screener from './Screener';
import Shell, { Part } from './Shell';
import SideTabs from './SideTabs';
import Alerts from './side/Alerts';
import Talk from './Talk';
import TimeBar from './TimeBar';
import Practice from './trade/Practice';
import { useCommandLine } from './useCommandLine';

export type AppProps = {
  readonly desk: Desk;
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

type WorkbenchProps = {
  readonly desk: Desk;
  /** Of a picture: what stands in the side tab, and values of metrics that the sample doesn't have. */
  readonly side?: ReactNode;
  readonly sampled?: readonly Sampled[] | undefined;
  /** The charts without a side tab. */
  readonly isAlone?: boolean;
  /** In the live app, whether it has the drawing tools. */
  readonly hasTools?: boolean | undefined;
};

export function Workbench({ desk, side, sampled, isAlone = false, hasTools }: WorkbenchProps) {
  const { panes, active } = desk.state.workbench;
  return (
    <div
      className={clsx(layout.workbench, styles.workbench)}
      data-front={desk.screen.isTabInFront ? 'tab' : 'chart'}
      data-tab={desk.screen.tab}
    >
      {(desk.isStill || hasTools) && <DrawingRail desk={desk} />}
      <div className={clsx(layout.panes, styles.panes)} data-panes={panes.length}>
        {panes.map((pane, at) => (
          <Chart
            // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
            key={at}
            place={at}
            state={desk.state}
            pane={pane}
            desk={desk}
            isActive={at === active}
            sampled={sampled}
          />
        ))}
      </div>
      {!isAlone && <SideTabs desk={desk}>{side}</SideTabs>}
    </div>
  );
}

function bodyOf(desk: Desk, { isPart, hasTools }: AppProps) {
  if (desk.screen.section === 'Alerts') {
    return (
      <div key="alerts" className={layout.body}>
        <Alerts desk={desk} />
      </div>
    );
  }
  const { place } = desk.state;
  return (
    <>
      <Header desk={desk} />
      {/* Another place begins at its top. */}
      <div key={place} className={layout.body}>
        {place === 'workbench' ? (
          <>
            <Workbench desk={desk} isAlone={isPart ?? false} hasTools={hasTools} />
            {desk.state.practice.length > 0 && (
              <div className={layout.tables}>
                <Practice desk={desk} />
              </div>
            )}
          </>
        ) : place === 'dashboard' ? (
          <Dashboard desk={desk} />
        ) : (
          <Screener desk={desk} />
        )}
      </div>
    </>
  );
}

/** PT, small: what the docs show of the app, live or as a picture. */
export default function App(props: AppProps) {
  const { desk, hint, chips = NO_LINES, account = ownAccount(desk), isPart, onOther, children } = props;
  const { active = desk.screen.section ?? SECTION_OF[desk.state.place], body } = props;
  const field = useRef<HTMLInputElement>(null);
  const line = useCommandLine(desk, onOther);
  const { typed } = desk.screen;
  useEffect(() => {
    if (typed !== null && !desk.isStill) {
      line.setLine(typed);
      field.current?.focus();
      desk.show({ typed: null });
    }
  }, [typed, desk, line]);
  if (isPart) {
    return (
      <Part desk={desk}>
        {body ?? bodyOf(desk, props)}
        <Opened desk={desk} />
      </Part>
    );
  }
  return (
    <Shell
      desk={desk}
      active={active}
      account={account}
      command={
        <CommandBar line={line} field={field} searches={onOther !== undefined} {...(hint && { hint })} />
      }
      talk={
        desk.isStill ? null : (
          <Talk desk={desk} line={line} chips={chips}>
            {children}
          </Talk>
        )
      }
    >
      {body ?? bodyOf(desk, props)}
      <Opened desk={desk} />
      {!desk.isStill && <TimeBar desk={desk} />}
    </Shell>
  );
}
