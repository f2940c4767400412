import Icon from '@site/src/components/layout/Icon';
import controls from '@site/src/figures/kit/controls/controls.module.css';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { activePane } from '../model/outcome';
import { run } from '../model/run';
import { isUnsaved } from '../model/saving';
import { timeText } from '../model/select';
import type { Pane, Place, State } from '../model/types';
import CommandLine from './CommandLine';
import Chart from './chart/Chart';
import Numbers from './chart/Numbers';
import { noteOf } from './chart/notes';
import { pictureOf } from './chart/picture';
import Dashboard from './Dashboard';
import type { Desk } from './desk';
import Opened from './Opened';
import Screener from './Screener';
import Alerts from './side/Alerts';
import Book from './side/Book';
import Log from './side/Log';
import Trades from './side/Trades';
import { useDesk } from './useDesk';
import styles from './workspace.module.css';

export type WorkspaceProps = {
  readonly place?: Place;
  /** Lines that have run before the reader comes. */
  readonly lines?: readonly string[];
  /** Lines to try, one tap each. */
  readonly chips?: readonly string[];
  /** On the home page what isn't a command is searched for. */
  readonly layout?: 'page' | 'home' | 'tour';
  /** What stands below the line and follows what is done, such as the progress of a tour. */
  readonly children?: (desk: Desk) => ReactNode;
};

const NO_LINES: readonly string[] = [];
const PLACES: readonly (readonly [Place, string])[] = [
  ['workbench', 'Workbench'],
  ['dashboard', 'Dashboard'],
  ['screener', 'Screener'],
];
const PLACE_OPTIONS = PLACES.map(([id, label]) => (
  <option key={id} value={id}>
    {label}
  </option>
));
const TABS = { chart: 'Chart', book: 'Order book', trades: 'Trades', alerts: 'Alerts' };
type Tab = keyof typeof TABS;

/** How often what stands beside a playing chart is rendered again. */
const SLOW_MS = 250;

/** The state as it was a moment ago while time runs: book, tape and lists needn't follow sixty times a second. */
function useSlowly(state: State, isPlaying: boolean): State {
  const [slow, setSlow] = useState(state);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (isPlaying) {
      const timer = setInterval(() => setSlow(latest.current), SLOW_MS);
      return () => clearInterval(timer);
    }
  }, [isPlaying]);
  return isPlaying ? slow : state;
}

/** What a line would change, before it's entered. */
function changedBy(state: State, line: string | null): 'chart' | 'side' | 'all' | undefined {
  if (line === null) {
    return undefined;
  }
  const next = run(state, line).state;
  if (next.place !== state.place || next[state.place] !== state[state.place]) {
    return next.place === state.place && state.place === 'workbench' ? 'chart' : 'all';
  }
  return next.alerts !== state.alerts || next.open !== state.open ? 'side' : undefined;
}

const GLYPHS = {
  undo: 'M6 5 3 8l3 3M3 8h6.5a3 3 0 0 1 0 6H8',
  redo: 'm10 5 3 3-3 3M13 8H6.5a3 3 0 0 0 0 6H8',
  play: 'M5 3.5v9l7-4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  step: 'M4 3.5v9l6-4.5zM12 3.5v9',
};

type ToolProps = {
  readonly label: string;
  readonly glyph?: keyof typeof GLYPHS;
  readonly text?: string;
  readonly isOn?: boolean;
  readonly onClick: () => void;
};

function Tool({ label, glyph, text, isOn, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} title={label} aria-pressed={isOn} onClick={onClick}>
      {glyph && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={GLYPHS[glyph]} />
        </svg>
      )}
      <span className={text ? undefined : styles.hidden}>{text ?? label}</span>
    </button>
  );
}

/** Everything but time: what changes sixty times a second stays out. */
type HeadProps = Pick<Desk, 'run' | 'act' | 'speed' | 'setSpeed' | 'step' | 'reset'> & {
  readonly place: Place;
  readonly name: string | null;
  readonly unsaved: boolean;
  readonly isReplay: boolean;
};

const Head = memo(function Head({ place, name, unsaved, isReplay, ...desk }: HeadProps) {
  const isPlaying = desk.speed > 0;
  return (
    <div className={styles.head}>
      <fieldset className={styles.places}>
        <legend className={styles.hidden}>Where you are</legend>
        {PLACES.map(([id, label]) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === place}
            onClick={() => desk.act({ kind: 'go', place: id })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={styles.name}>
        <span>{name ?? 'Draft'}</span>
        {unsaved && <span title="Not saved">{' ●'}</span>}
      </p>
      <fieldset className={styles.tools}>
        <legend className={styles.hidden}>Time and history</legend>
        <Tool
          label={isPlaying ? 'Pause' : 'Play'}
          glyph={isPlaying ? 'pause' : 'play'}
          onClick={() => desk.setSpeed(isPlaying ? 0 : 1)}
        />
        <Tool
          label="Ten times as fast"
          text="10×"
          isOn={desk.speed === 10}
          onClick={() => desk.setSpeed(desk.speed === 10 ? 1 : 10)}
        />
        <Tool label="One bar" glyph="step" onClick={() => desk.step(1)} />
        {isReplay && (
          <Tool label="Back to now" text="Exit" onClick={() => desk.act({ kind: 'exit-replay' })} />
        )}
        <Tool label="Undo" glyph="undo" onClick={() => desk.run('undo')} />
        <Tool label="Redo" glyph="redo" onClick={() => desk.run('redo')} />
        <button type="button" className={styles.tool} title="Copy a link" onClick={() => desk.run('share')}>
          <Icon name="link" />
          <span className={styles.hidden}>Copy a link</span>
        </button>
        <button type="button" className={styles.tool} title="Start over" onClick={desk.reset}>
          <Icon name="reset" />
          <span className={styles.hidden}>Start over</span>
        </button>
      </fieldset>
    </div>
  );
});

type TabsProps = {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly bell: number;
};

/** What stands beside the chart. On a phone also where one is, because there's one row for both. */
function Tabs({ place, onPlace, tab, onTab, bell }: TabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.hidden}>What is shown</legend>
      <select
        className={`${controls.field} ${styles.place}`}
        aria-label="Where you are"
        value={place}
        onChange={(event) => onPlace(event.target.value as Place)}
      >
        {PLACE_OPTIONS}
      </select>
      {place === 'workbench' &&
        (Object.keys(TABS) as Tab[]).map((id) => (
          <button key={id} type="button" data-tab={id} aria-pressed={id === tab} onClick={() => onTab(id)}>
            {TABS[id]}
            {id === 'alerts' && bell > 0 && <span className={styles.count}>{bell}</span>}
          </button>
        ))}
    </fieldset>
  );
}

/** How the newest metric of a pane misleads, before anybody trusts it. */
function Misleads({ pane }: { pane: Pane }) {
  const note = pane.series.map(noteOf).findLast((each) => each !== null);
  return (
    note && (
      <p className={styles.misleads}>
        <span>{`${note.name} can mislead. ${note.misleads} `}</span>
        <a href={note.page}>{`More on ${note.name}`}</a>
      </p>
    )
  );
}

/** A table of twenty bars isn't written again while time runs. */
const StillNumbers = memo(
  (props: { state: State; pane: Pane; isPlaying: boolean }) => <Numbers {...props} />,
  (_, next) => next.isPlaying,
);

/** A small PT that works on sample data. */
export default function Workspace({
  place = 'workbench',
  lines = NO_LINES,
  chips = NO_LINES,
  layout = 'page',
  children,
}: WorkspaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const picture = useCallback(() => pictureOf(element.current), []);
  const desk = useDesk({ place, lines }, picture);
  const { state, answer } = desk;
  const [chosenTab, setTab] = useState<Tab>('chart');
  const [typed, setTyped] = useState<string | null>(null);
  const slow = useSlowly(state, desk.speed > 0);
  const slowDesk = slow === state ? desk : { ...desk, state: slow };
  const pane = activePane(state.workbench);
  const { symbol } = pane;
  // A drawing tool needs the chart.
  const tab = state.open?.kind === 'draw' ? 'chart' : chosenTab;
  const isHome = layout === 'home';

  /** The search dialog is the page's: it opens for whoever clicks what names a query. */
  const search = useCallback((line: string) => {
    opener.current?.setAttribute('data-opens-search', line);
    opener.current?.click();
  }, []);

  return (
    <div
      ref={element}
      className={styles.workspace}
      data-layout={layout}
      // Sample numbers are nothing to search for or to copy.
      data-markdown-ignore=""
      data-preview={changedBy(state, typed)}
      data-tab={tab}
    >
      <CommandLine
        desk={desk}
        id="workspace-line"
        hint={isHome ? 'Command, error or question' : 'Type a command'}
        examples={chips}
        onPreview={setTyped}
        {...(isHome && { onOther: search })}
      >
        {children?.(desk)}
      </CommandLine>
      {isHome && <button ref={opener} type="button" hidden data-opens-search="" />}
      <div className={styles.frame}>
        <Head
          run={desk.run}
          act={desk.act}
          speed={desk.speed}
          setSpeed={desk.setSpeed}
          step={desk.step}
          reset={desk.reset}
          place={state.place}
          name={state[state.place].name}
          unsaved={isUnsaved(slow)}
          isReplay={state.returnTo !== null}
        />
        <div className={styles.stage} data-place={state.place}>
          <Tabs
            place={state.place}
            onPlace={(to) => desk.act({ kind: 'go', place: to })}
            tab={tab}
            onTab={setTab}
            bell={state.alerts.length}
          />
          {state.place === 'dashboard' ? (
            <Dashboard desk={slowDesk} />
          ) : state.place === 'screener' ? (
            <Screener desk={slowDesk} />
          ) : (
            <>
              <div className={styles.panes} data-panes={state.workbench.panes.length}>
                {state.workbench.panes.map((each, at) => (
                  <Chart
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
                    key={at}
                    state={state}
                    pane={each}
                    desk={desk}
                    isActive={at === state.workbench.active}
                  />
                ))}
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to */}
              <div className={styles.market} role="region" aria-label="Market" tabIndex={0}>
                {tab === 'trades' ? (
                  <Trades state={slow} symbol={symbol} />
                ) : (
                  <Book state={slow} symbol={symbol} levels={8} />
                )}
              </div>
              <div className={styles.notes}>
                <Alerts desk={slowDesk} />
                <Log desk={slowDesk} />
              </div>
            </>
          )}
          <Opened desk={slowDesk} />
        </div>
        <p className={styles.sample}>{`Sample data, ${timeText(slow.clock)} UTC`}</p>
      </div>
      {/* What a typed line is refused for stands below the line already. */}
      <p
        className={answer.position === undefined ? styles.answer : styles.hidden}
        role="status"
        data-answer=""
        data-refused={answer.ok ? undefined : ''}
      >
        {answer.sentence}
      </p>
      {state.place === 'workbench' && (
        <>
          <Misleads pane={pane} />
          <details className={styles.numbers}>
            <summary>Numbers in this chart</summary>
            <StillNumbers state={state} pane={pane} isPlaying={desk.speed > 0} />
          </details>
        </>
      )}
    </div>
  );
}
