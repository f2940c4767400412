import { workspaceSymbols } from '@site/data/samples/workspace';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import { counted } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { activePane, activeWidget } from '../model/outcome';
import appStyles from './app.module.css';
import styles from './bars.module.css';
import { Icon } from './kit/icons';
import layout from './layout.module.css';
import Pick from './Pick';
import type { Workspace } from './screen';

/** How often alerts fired since their list was last open. It rings when one more did. */
function Bell({ app }: { readonly app: Workspace }) {
  const { section, tab, isTabInFront } = app.screen;
  const all = app.state.alerts.reduce((sum, { count }) => sum + count, 0);
  const isRead = section === 'Alerts' || (tab === 'Alerts' && isTabInFront);
  const [read, setRead] = useState(0);
  useEffect(() => setRead((before) => (isRead ? all : Math.min(before, all))), [isRead, all]);
  const fired = Math.max(all - read, 0);
  return (
    <Spot
      as="button"
      type="button"
      name="bell"
      className={appStyles.action}
      aria-label={`Bell: ${counted(fired, 'message')}`}
      onClick={() => app.show({ tab: 'Alerts', isTabInFront: true })}
    >
      <span key={fired} data-rings={fired > 0 || undefined}>
        <Icon name="bell" />
      </span>
      {fired > 0 && (
        <span className={appStyles.count} aria-hidden="true">
          {fired}
        </span>
      )}
    </Spot>
  );
}

type TopBarProps = {
  readonly app: Workspace;
  /** The name of the exchange or wallet that is connected. */
  readonly account?: string;
  /** The command bar. */
  readonly children: ReactNode;
};

/** Symbol search, command bar, bell, account and profile. The live app has the command bar and the bell, which do something. */
export default function TopBar({ app, account, children }: TopBarProps) {
  const className = clsx(layout.top, styles.top);
  if (!app.isStill) {
    return (
      <div className={className}>
        {children}
        <Bell app={app} />
      </div>
    );
  }
  const { place, dashboard } = app.state;
  const widget = place === 'dashboard' ? activeWidget(dashboard) : undefined;
  const { symbol } = widget ?? activePane(app.state);
  return (
    <Spot as="div" name="Top bar" className={className}>
      <Pick
        isStill
        name="Symbol search"
        className={styles.search}
        icon="search"
        value={symbol}
        choices={workspaceSymbols}
      />
      {children}
      <Bell app={app} />
      <Spot
        as="button"
        type="button"
        name={account ?? 'Connect'}
        where="top bar"
        className={clsx(controls.button, styles.account)}
        aria-label={account ?? 'Connect'}
      >
        <Icon name="wallet" />
        <span>{account ?? 'Connect'}</span>
      </Spot>
      <Spot
        as="button"
        type="button"
        name="Profile"
        className={clsx(appStyles.action, styles.profile)}
        aria-label="Profile"
      >
        <Icon name="person" />
      </Spot>
    </Spot>
  );
}
