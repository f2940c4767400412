import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import { type ReactNode, useCallback, useState } from 'react';
import { activePane } from '../model/outcome';
import { isOverlay } from '../model/values';
import styles from './app.module.css';
import { type Desk, TABS, type Tab } from './desk';
import layout from './layout.module.css';
import Alerts from './side/Alerts';
import Book from './side/Book';
import Trades from './side/Trades';
import Ticket from './trade/Ticket';

function contentOf(tab: Tab, desk: Desk): ReactNode {
  const { symbol, series } = activePane(desk.state);
  const { clock } = desk.state;
  // How many rows there's room for beside the chart, before that is measured.
  const rows = 6 + 4 * series.filter((one) => !isOverlay(one)).length;
  switch (tab) {
    case 'Trades':
      return <Trades hasSettings clock={clock} symbol={symbol} first={rows} />;
    case 'Alerts':
      return <Alerts desk={desk} />;
    case 'Trade':
      return <Ticket desk={desk} />;
    default:
      return (
        <Book
          hasSettings
          clock={clock}
          symbol={symbol}
          first={rows / 2}
          run={desk.isStill ? undefined : desk.run}
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
export default function SideTabs({ desk, children }: { readonly desk: Desk; readonly children?: ReactNode }) {
  const { tab, isTabInFront } = desk.screen;
  const open = (name: Tab) => desk.show({ tab: name, isTabInFront: true });
  const waiting = desk.state.alerts.length;
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
          onClick={() => desk.show({ isTabInFront: false })}
        >
          Chart
        </button>
        {TABS.filter((name) => desk.isStill || name !== 'Panda Intel').map((name) => (
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
            {name === 'Alerts' && waiting > 0 && <span className={styles.count}>{waiting}</span>}
          </Spot>
        ))}
      </Spot>
      <div className={clsx(layout.beside, styles.beside)} data-own={children ? '' : undefined}>
        {children ?? contentOf(tab, desk)}
      </div>
    </div>
  );
}
