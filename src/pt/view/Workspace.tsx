import NumbersTable from '@site/src/kit/tables/NumbersTable';
import clsx from 'clsx';
import { memo, useCallback, useEffect, useRef } from 'react';
import { type LessonId, lessons } from '../lessons/lessons';
import { activePane } from '../model/outcome';
import { tableOf } from '../model/select';
import type { Pane, Place, State } from '../model/types';
import Progress from '../tour/Progress';
import { type TourId, tours } from '../tour/tours';
import App from './App';
import appStyles from './app.module.css';
import { noteOf } from './chart/notes';
import styles from './live.module.css';
import type { Screen } from './screen';
import { useWorkspace } from './useWorkspace';

/** What pictures add to the app, for pages that have one. */
export const loadPicture = () => import(/* webpackChunkName: "island-picture" */ '../pictures/Picture');

export type WorkspaceProps = {
  readonly place?: Place;
  /** Lines that have run before the reader comes. */
  readonly lines?: readonly string[];
  /** Lines to try, one tap each. */
  readonly chips?: readonly string[];
  /** On the home page what isn't a command is searched for; in the tour the steps are ticked. */
  readonly layout?: 'page' | 'home' | 'tour' | 'dock';
  /** A line that a page asks for; `asked` counts, so that the same line runs again. */
  readonly command?: { readonly line: string; readonly place: Place; readonly asked: number };
  /** The dock is closed: time stands still in it. */
  readonly isClosed?: boolean;
  /** Says what the state means for what the page teaches. */
  readonly lesson?: LessonId;
  /** Steps that tick themselves; a tour's own layout has those of Getting started. */
  readonly tour?: TourId;
  /** What stands open at first. */
  readonly screen?: Partial<Screen>;
};

const NO_LINES: readonly string[] = [];

/** How the newest metric of a pane misleads, before anybody trusts it. */
function Misleads({ pane }: { readonly pane: Pane }) {
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

type NumbersProps = { readonly state: State; readonly pane: Pane; readonly isPlaying: boolean };

/** The newest bars of a pane as a table, which isn't written again while time runs. */
const Numbers = memo(
  ({ state, pane }: NumbersProps) => (
    <NumbersTable label={`Newest bars of ${pane.symbol} on ${pane.timeframe}`} {...tableOf(state, pane)} />
  ),
  (_, next) => next.isPlaying,
);

/** What stands below the app on a page: how a metric misleads, and the numbers of the chart. */
function Below({ state, isPlaying }: Pick<NumbersProps, 'state' | 'isPlaying'>) {
  const pane = activePane(state);
  return (
    <div className={styles.below}>
      {state.place === 'workbench' && (
        <>
          <Misleads pane={pane} />
          <details className={styles.numbers}>
            <summary>Numbers in this chart</summary>
            <Numbers state={state} pane={pane} isPlaying={isPlaying} />
          </details>
        </>
      )}
    </div>
  );
}

type Live = ReturnType<typeof useWorkspace>;

/** Runs the line that a page asks for, in its place. */
function useCommand(command: WorkspaceProps['command'], { act, run }: Live) {
  useEffect(() => {
    if (command) {
      act({ kind: 'go', place: command.place });
      run(command.line);
    }
  }, [command, act, run]);
}

/** Lets time stand still while the dock is closed. */
function usePauseOnClose(isClosed: boolean, { speed, setSpeed }: Live) {
  useEffect(() => {
    if (isClosed && speed > 0) {
      setSpeed(0);
    }
  }, [isClosed, speed, setSpeed]);
}

/** The live app on sample data, and what the docs say below it. */
export default function Workspace(props: WorkspaceProps) {
  const { place, lines, chips = NO_LINES, layout = 'page', lesson, isClosed = false, screen } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const tour = layout === 'tour' ? tours.start : props.tour && tours[props.tour];
  const app = useWorkspace({
    place,
    lines: lines ?? tour?.lines ?? NO_LINES,
    apart: layout === 'dock' ? 'dock' : undefined,
    tour: tour?.key,
    screen,
  });
  const isHome = layout === 'home';
  useCommand(props.command, app);
  usePauseOnClose(isClosed, app);

  /** The search dialog is the page's: it opens for whoever clicks what names a query. */
  const search = useCallback((line: string) => {
    opener.current?.setAttribute('data-opens-search', line);
    opener.current?.click();
  }, []);

  return (
    <div
      className={styles.workspace}
      data-layout={layout}
      data-lesson={lesson}
      // Sample numbers are nothing to search for or to copy.
      data-markdown-ignore=""
    >
      <App
        app={app}
        chips={chips}
        hasTools={isHome || layout === 'tour' || lesson === 'drawings'}
        {...(isHome && { hint: 'Command, error or question', onOther: search })}
      >
        {tour && <Progress app={app} tour={tour} />}
        {lesson && (
          <p className={clsx(appStyles.verdict, styles.lesson)}>{lessons[lesson].verdict(app.state)}</p>
        )}
      </App>
      {isHome && <button ref={opener} type="button" hidden data-opens-search="" />}
      {layout === 'page' && <Below state={app.state} isPlaying={app.speed > 0} />}
    </div>
  );
}
