import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import { type ReactNode, useCallback, useState } from 'react';
import { activePane } from '../model/outcome';
import { isOverlay } from '../model/values';
import appStyles from './app.module.css';
import layout from './layout.module.css';
import { TABS, type Tab, type Workspace } from './screen';
import Alerts from './side/Alerts';
import Book from './side/Book';
import Trades from './side/Trades';
import Ticket from './trade/Ticket';
import styles from './workbench.module.css';

function contentOf(tab: Tab, app: Workspace): ReactNode {
  const { symbol, series } = activePane(app.state);
  const { clock } = app.state;
  // How many rows there's room for beside the chart, before that is measured.
  const rows = 6 + 4 * series.filter((one) => !isOverlay(one)).length;
  switch (tab) {
    case 'Trades':
      return <Trades hasSettings clock={clock} symbol={symbol} first={rows} />;
    case 'Alerts':
      return <Alerts app={app} />;
    case 'Trade':
      return <Ticket app={app} />;
    default:
      return (
        <Book
          hasSettings
          clock={clock}
          symbol={symbol}
          first={rows / 2}
          run={app.isStill ? undefined : app.run}
        />
      );
  }
}

/** Whether an element shows: the styles decide, by the width of the app. */
function useShown() {
  const [isShown, setShown] = useState(false);
  const ref = useCallback((element: HTMLButtonElement) => {
    const observer = new ResizeObserver(() => setShown(element.offsetWidth > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isShown, ref] as const;
}

/** The tabs beside the chart. Where there's no room for both, the open one takes its place. */
export default function SideTabs({
  app,
  children,
}: {
  readonly app: Workspace;
  readonly children?: ReactNode;
}) {
  const { tab, isTabInFront } = app.screen;
  const open = (name: Tab) => app.show({ tab: name, isTabInFront: true });
  const waiting = app.state.alerts.length;
  const [isChartTab, chartTab] = useShown();
  return (
    <div className={layout.side}>
      <Spot
        as="div"
        name="Right-hand tabs"
        className={clsx(layout.tabs, styles.tabs, controls.choices)}
        mark="first"
      >
        <button
          ref={chartTab}
          type="button"
          className={clsx(layout.chartTab, styles.chartTab)}
          aria-pressed={!isTabInFront}
          onClick={() => app.show({ isTabInFront: false })}
        >
          Chart
        </button>
        {TABS.filter((name) => app.isStill || name !== 'Panda Intel').map((name) => (
          <Spot
            key={name}
            as="button"
            type="button"
            name={name}
            where="tab"
            aria-pressed={name === tab && (isTabInFront || !isChartTab)}
            onClick={() => open(name)}
          >
            {name}
            {name === 'Alerts' && waiting > 0 && (
              <span className={clsx(appStyles.count, styles.count)}>{waiting}</span>
            )}
          </Spot>
        ))}
      </Spot>
      <div className={clsx(layout.beside, styles.beside)} data-own={children ? '' : undefined}>
        {children ?? contentOf(tab, app)}
      </div>
    </div>
  );
}
