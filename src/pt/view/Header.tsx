import { workspaceSymbols } from '@site/data/samples/workspace';
import { timeframes } from '@site/data/timeframes';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { activePane } from '../model/outcome';
import { isUnsaved } from '../model/saving';
import { styleIds } from '../model/start';
import type { Place } from '../model/types';
import styles from './app.module.css';
import type { Desk } from './desk';
import Pick from './Pick';

const VENUES = ['Bybit', 'Binance', 'Hyperliquid'];

/** Heikin-Ashi is two names, hollow candles are two words. */
const styleName = (id: string) => (id === 'heikin-ashi' ? 'Heikin-Ashi' : upperFirst(id.replace('-', ' ')));

/** Beside a name: there are changes that aren't saved. */
const Dot = () => (
  <Spot name="dot">
    <span className={styles.dot} role="img" aria-label="Not saved" title="Not saved" />
  </Spot>
);

type HeaderButtonProps = { readonly children: string; readonly onClick: () => void };

function HeaderButton({ children, onClick }: HeaderButtonProps) {
  return (
    <Spot as="button" type="button" name={children} className={controls.button} onClick={onClick}>
      {children}
    </Spot>
  );
}

function Picks({ desk }: { readonly desk: Desk }) {
  const { symbol, timeframe, style } = activePane(desk.state.workbench);
  return (
    <>
      <Pick
        desk={desk}
        label="Symbol"
        className={styles.symbol}
        value={symbol}
        choices={workspaceSymbols}
        onChoose={(chosen) => desk.run(`symbol ${chosen}`)}
      />
      <Pick
        desk={desk}
        label="Venue"
        value="Bybit"
        choices={VENUES}
        onChoose={(venue) => desk.run(`symbol ${symbol} venue=${venue.toLowerCase()}`)}
      />
      <Pick
        desk={desk}
        label="Timeframe"
        value={timeframe}
        choices={timeframes}
        onChoose={(chosen) => desk.run(`tf ${chosen}`)}
      />
      <Pick
        desk={desk}
        label="Style"
        value={style}
        choices={styleIds}
        textOf={styleName}
        onChoose={(chosen) => desk.act({ kind: 'style', style: chosen })}
      />
    </>
  );
}

/** Saves under the name it has, and asks for one where it has none. */
const save = (desk: Desk, name: string | null) =>
  name === null ? desk.show({ menu: 'save' }) : void desk.run('save');

function buttonsOf(desk: Desk): ReactNode {
  const { place } = desk.state;
  const { name } = desk.state[place];
  const share = () => desk.show({ menu: desk.screen.menu === 'share' ? null : 'share' });
  const { locked } = desk.state.dashboard;
  const buttons: Readonly<Record<Place, readonly HeaderButtonProps[]>> = {
    workbench: [
      { children: 'Save', onClick: () => save(desk, name) },
      { children: 'Save as', onClick: () => desk.show({ menu: 'save' }) },
      { children: 'Share', onClick: share },
    ],
    dashboard: [
      { children: locked ? 'Unlock' : 'Lock', onClick: () => desk.run(locked ? 'unlock' : 'lock') },
      { children: 'Save', onClick: () => save(desk, name) },
      { children: 'Publish', onClick: () => desk.run('publish') },
    ],
    screener: [
      { children: 'Refresh', onClick: () => desk.run('refresh auto') },
      { children: 'Save', onClick: () => save(desk, name) },
      { children: 'Share', onClick: share },
    ],
  };
  return buttons[place].map((button) => <HeaderButton key={button.children} {...button} />);
}

/** What is open, its settings and its name, and what can be done with it. */
export default function Header({ desk }: { readonly desk: Desk }) {
  const { place } = desk.state;
  const name = desk.state[place].name ?? 'Draft';
  return (
    <Spot as="div" name="Header" className={styles.header} mark="first">
      {place === 'workbench' && <Picks desk={desk} />}
      <Spot name={name} className={clsx(styles.name, place !== 'workbench' && styles.title)}>
        <span title={name}>{name}</span>
        {isUnsaved(desk.state) && <Dot />}
      </Spot>
      {buttonsOf(desk)}
    </Spot>
  );
}
