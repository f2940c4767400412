import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, Key } from './controls';
import { Icon, type IconName } from './icons';
import { Spot } from './marks';
import styles from './shell.module.css';

const SECTIONS = {
  Dashboard: 'dashboard',
  Workbench: 'workbench',
  Screener: 'screener',
  Alerts: 'bell',
  Community: 'community',
  Trade: 'trade',
} as const satisfies Record<string, IconName>;

type Section = keyof typeof SECTIONS;

/** The left rail; in a narrow picture the bar at the bottom. */
function Rail({ active }: { active: Section }) {
  return (
    <Spot as="div" name="Rail" className={styles.rail} mark="bottom">
      {Object.entries(SECTIONS).map(([name, icon]) => (
        <Spot
          key={name}
          name={name}
          where="rail"
          className={clsx(styles.section, name === active && styles.active)}
          mark="section"
        >
          <Icon name={icon} />
          {name}
        </Spot>
      ))}
    </Spot>
  );
}

type CommandProps = {
  /** What is typed; empty shows the hint. */
  readonly typed?: string;
};

function CommandBar({ typed }: CommandProps) {
  return (
    <Spot name="Command bar" className={clsx(styles.command, typed && styles.open)}>
      <Icon name="prompt" />
      {typed ? (
        <span className={styles.typed}>
          {typed}
          <span className={styles.caret} />
        </span>
      ) : (
        <>
          <span className={styles.hint}>Type a command</span>
          <span className={styles.keys}>
            <Key>Ctrl J</Key>
          </span>
        </>
      )}
    </Spot>
  );
}

type TopBarProps = CommandProps & {
  readonly symbol?: string;
  /** Shows a dot on the bell. */
  readonly hasNews?: boolean;
  /** The name of the exchange or wallet that is connected. */
  readonly account?: string;
};

/** The top bar: symbol, command, bell and account. */
export function TopBar({ symbol = 'BTCUSDT', hasNews, account, ...command }: TopBarProps) {
  return (
    <Spot as="div" name="Top bar" className={styles.top}>
      <Spot name="Symbol search" className={styles.search}>
        <Icon name="search" />
        {symbol}
      </Spot>
      <CommandBar {...command} />
      <Spot name="bell" className={clsx(styles.action, hasNews && styles.news)} mark="corner">
        <Icon name="bell" />
      </Spot>
      <Spot name={account ?? 'Connect'} where="top bar" className={styles.account}>
        <Icon name="wallet" />
        <span className={styles.accountName}>{account ?? 'Connect'}</span>
      </Spot>
      <Spot name="Profile" className={styles.action} mark="corner">
        <Icon name="person" />
      </Spot>
    </Spot>
  );
}

/** The whole app: rail, top bar and one section. */
export function Shell({ active, children, ...top }: TopBarProps & { active: Section; children: ReactNode }) {
  return (
    <div className={styles.shell} data-wide="">
      <Rail active={active} />
      <TopBar {...top} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Beside a name: there are changes that are not saved. */
const Dot = () => (
  <Spot name="dot">
    <span className={styles.dot} />
  </Spot>
);

type HeaderProps = {
  readonly title: string;
  readonly picks?: readonly string[];
  readonly name?: string;
  readonly isUnsaved?: boolean;
  readonly buttons: readonly string[];
};

/** What is open, its settings and its name, and what can be done with it. */
function Header({ title, picks = [], name = '', isUnsaved, buttons }: HeaderProps) {
  return (
    <Spot as="div" name="Header" className={styles.header} mark="edge">
      <Spot name={title} className={styles.symbol}>
        {title}
      </Spot>
      {picks.map((value) => (
        <Spot key={value} name={value} className={styles.pick}>
          {value}
          <Icon name="down" />
        </Spot>
      ))}
      <Spot name={name} className={styles.name}>
        {name}
        {isUnsaved && <Dot />}
      </Spot>
      {buttons.map((each) => (
        <Button key={each}>{each}</Button>
      ))}
    </Spot>
  );
}

type WorkbenchHeaderProps = Partial<Record<'symbol' | 'venue' | 'timeframe' | 'style' | 'name', string>> & {
  readonly isUnsaved?: boolean;
};

/** The header of a workbench. */
export const WorkbenchHeader = ({
  symbol = 'BTCUSDT',
  venue = 'Bybit',
  timeframe = '4H',
  style = 'Candles',
  name = 'Draft',
  isUnsaved,
}: WorkbenchHeaderProps) => (
  <Header
    title={symbol}
    picks={[venue, timeframe, style]}
    name={name}
    isUnsaved={isUnsaved}
    buttons={['Save', 'Save as', 'Share']}
  />
);

/** The header of a dashboard. */
export const DashboardHeader = ({ name }: { name: string }) => (
  <Header title={name} buttons={['Lock', 'Save', 'Publish']} />
);

/** The header of a screener. */
export const ScreenerHeader = ({ name }: { name: string }) => (
  <Header title={name} buttons={['Refresh', 'Save', 'Share']} />
);

const TABS = ['Order book', 'Trades', 'Panda Intel', 'Alerts', 'Trade'] as const;

/** The panel beside the chart. */
export function SideTabs({ active, children }: { active: (typeof TABS)[number]; children: ReactNode }) {
  return (
    <div className={styles.side}>
      <Spot as="div" name="Right-hand tabs" className={styles.tabs} mark="edge">
        {TABS.map((name) => (
          <Spot
            key={name}
            name={name}
            where="tab"
            className={clsx(name === active && styles.active)}
            mark="above"
          >
            {name}
          </Spot>
        ))}
      </Spot>
      {children}
    </div>
  );
}

/** A chart and what stands beside it; one below the other where there is no room. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns} data-wide="">
      {children}
    </div>
  );
}
