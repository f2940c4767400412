import Button from '@site/src/kit/controls/Button';
import slider from '@site/src/kit/controls/slider.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import { minutesOf } from '../markets/bars';
import { FIRST, MINUTE } from '../markets/walk';
import { activePane } from '../model/outcome';
import { timeText } from '../model/select';
import bar from './app.module.css';
import { Icon, type IconName } from './kit/icons';
import layout from './layout.module.css';
import styles from './live.module.css';
import type { Workspace } from './screen';

type ToolProps = { readonly label: string; readonly icon: IconName; readonly onClick: () => void };

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <button type="button" className={bar.action} title={label} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

const SPEEDS = [1, 3, 10];

/** How far a replay goes back, as long as the sample has bars. */
const REPLAYED_BARS = 500;

/** Where a replay is, and the way out of it. */
function Replay({ app, end }: { readonly app: Workspace; readonly end: number }) {
  const { clock } = app.state;
  const length = minutesOf(activePane(app.state).timeframe) * MINUTE;
  const bars = Math.min(REPLAYED_BARS, Math.floor((end - FIRST) / length) - 1);
  return (
    <>
      <input
        type="range"
        className={slider.range}
        aria-label="Moment of the replay"
        aria-valuetext={`${timeText(clock)} UTC`}
        min={end - bars * length}
        max={end}
        step={length}
        value={clock}
        onChange={(event) => app.act({ kind: 'seek', clock: Number(event.target.value) })}
      />
      <Button onClick={() => app.act({ kind: 'exit-replay' })}>Exit</Button>
    </>
  );
}

/** Time, which the sample has of its own: the live app only. */
export default function TimeBar({ app }: { readonly app: Workspace }) {
  const { state, speed } = app;
  const isPlaying = speed > 0;
  const [chosen, setChosen] = useState(1);
  const faster = SPEEDS[(SPEEDS.indexOf(chosen) + 1) % SPEEDS.length] ?? 1;
  return (
    <div className={clsx(layout.time, styles.time)}>
      <Tool
        label={isPlaying ? 'Pause' : 'Play'}
        icon={isPlaying ? 'pause' : 'play'}
        onClick={() => app.setSpeed(isPlaying ? 0 : chosen)}
      />
      <Tool label="One bar" icon="step" onClick={() => app.step(1)} />
      <button
        type="button"
        className={bar.action}
        title="Speed, in bars a second"
        aria-label={`Speed: ${chosen}×`}
        onClick={() => {
          setChosen(faster);
          if (isPlaying) {
            app.setSpeed(faster);
          }
        }}
      >
        {`${chosen}×`}
      </button>
      {state.returnTo !== null && <Replay app={app} end={state.returnTo} />}
      <span className={styles.clock}>
        <span>Sample data, </span>
        {timeText(state.clock)}
        <span> UTC</span>
      </span>
    </div>
  );
}
