import { workspaceSymbols } from '@site/data/samples/workspace';
import { timeframes } from '@site/data/timeframes';
import Button from '@site/src/kit/controls/Button';
import { Spot } from '@site/src/kit/marks';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { activePane } from '../model/outcome';
import { isUnsaved } from '../model/saving';
import { styleIds } from '../model/start';
import appStyles from './app.module.css';
import styles from './bars.module.css';
import { Icon } from './kit/icons';
import layout from './layout.module.css';
import Pick from './Pick';
import type { Workspace } from './screen';

const VENUES = ['Bybit', 'Binance', 'Hyperliquid'];

/** Heikin-Ashi is two names, hollow candles are two words. */
const styleName = (id: string) => (id === 'heikin-ashi' ? 'Heikin-Ashi' : upperFirst(id.replace('-', ' ')));

/** Beside a name: there are changes that aren't saved. */
const Dot = () => (
  <Spot name="dot">
    <span className={styles.dot} role="img" aria-label="Not saved" title="Not saved" />
  </Spot>
);

type Entry = { readonly children: string; readonly onClick: () => void };

function Picks({ app }: { readonly app: Workspace }) {
  const { symbol, timeframe, style } = activePane(app.state);
  return (
    <>
      <Pick
        isStill={app.isStill}
        label="Symbol"
        className={styles.symbol}
        value={symbol}
        choices={workspaceSymbols}
        onChange={(chosen) => app.run(`symbol ${chosen}`)}
      />
      <Pick
        isStill={app.isStill}
        label="Venue"
        value="Bybit"
        choices={VENUES}
        onChange={(venue) => app.run(`symbol ${symbol} venue=${venue.toLowerCase()}`)}
      />
      <Pick
        isStill={app.isStill}
        label="Timeframe"
        value={timeframe}
        choices={timeframes}
        onChange={(chosen) => app.run(`tf ${chosen}`)}
      />
      <Pick
        isStill={app.isStill}
        label="Style"
        value={style}
        choices={styleIds}
        nameOf={styleName}
        onChange={(chosen) => app.run(`style ${chosen}`)}
      />
    </>
  );
}

/** Saves under the name it has, and asks for one where it has none. */
const save = (app: Workspace, name: string | null) =>
  name === null ? app.show({ menu: 'save' }) : void app.run('save');

/** What can be done with what is open; in the live app the seldom ones are in the menu at the end. */
function entriesOf(app: Workspace): { readonly often: readonly Entry[]; readonly seldom: readonly Entry[] } {
  const { place } = app.state;
  const { locked } = app.state.dashboard;
  const saveEntry = { children: 'Save', onClick: () => save(app, app.state[place].name) };
  const saveAs = { children: 'Save as', onClick: () => app.show({ menu: 'save' }) };
  const share = { children: 'Share', onClick: () => app.show({ menu: 'share' }) };
  switch (place) {
    case 'workbench':
      return { often: [saveEntry], seldom: [saveAs, share] };
    case 'dashboard':
      return {
        often: [
          { children: locked ? 'Unlock' : 'Lock', onClick: () => app.run(locked ? 'unlock' : 'lock') },
          saveEntry,
        ],
        seldom: [{ children: 'Publish', onClick: () => app.run('publish') }],
      };
    case 'screener':
      return {
        often: [{ children: 'Refresh', onClick: () => app.run('refresh auto') }, saveEntry],
        seldom: [share],
      };
  }
}

/** What is done seldom, and the way back, with what it takes back. */
function More({ app, entries }: { readonly app: Workspace; readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { undoLabel, redoLabel } = app;
  const all: readonly Entry[] = [
    ...entries,
    { children: undoLabel ? `Undo: ${undoLabel}` : 'Undo', onClick: () => app.run('undo') },
    ...(redoLabel ? [{ children: `Redo: ${redoLabel}`, onClick: () => app.run('redo') }] : []),
    { children: 'Start over', onClick: app.reset },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its buttons
    <div
      className={styles.more}
      // Where a click focuses no button, the focus stays in here.
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') {
          event.preventDefault();
          setOpen(false);
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={appStyles.action}
        aria-label="More"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div className={clsx(appStyles.overlay, styles.menu)}>
          {all.map(({ children, onClick }) => (
            <button
              key={children}
              type="button"
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                onClick();
              }}
            >
              {children}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What is open, its settings and its name, and what can be done with it. */
export default function Header({ app }: { readonly app: Workspace }) {
  const { place } = app.state;
  const name = app.state[place].name ?? 'Draft';
  const { often, seldom } = entriesOf(app);
  const shown = app.isStill ? [...often, ...seldom] : often;
  return (
    <div className={clsx(layout.header, styles.bar)}>
      <Spot as="div" name="Header" className={styles.header} mark="first">
        {place === 'workbench' && <Picks app={app} />}
        <Spot name={name} className={clsx(styles.name, place !== 'workbench' && styles.title)}>
          <span title={name} dir="auto">
            {name}
          </span>
          {isUnsaved(app.state) && <Dot />}
        </Spot>
        {shown.map((entry) => (
          <Button key={entry.children} {...entry} />
        ))}
      </Spot>
      {!app.isStill && <More app={app} entries={seldom} />}
    </div>
  );
}
