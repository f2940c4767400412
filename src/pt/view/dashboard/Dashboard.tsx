import Button from '@site/src/kit/controls/Button';
import { COLUMNS } from '../../model/grid';
import { widgetsOf } from '../../model/select';
import EmptyState from '../EmptyState';
import type { Workspace } from '../screen';
import styles from './dashboard.module.css';
import { useWidgetDrag } from './useWidgetDrag';
import WidgetFrame from './WidgetFrame';

const EXAMPLES = ['add orderbook', 'add workbench', 'undo'];

/** A button that runs a line, and says which. */
const LineButton = ({ app, line, isOn }: { app: Workspace; line: string; isOn?: boolean }) => (
  <Button aria-pressed={isOn} onClick={() => app.run(line)}>
    {line}
  </Button>
);

/** The dashboard: widgets on twelve columns, below each other where there's no room for that. */
export default function Dashboard({ app }: { readonly app: Workspace }) {
  const { widgets, locked, full, active } = app.state.dashboard;
  const { grid, held, gripOf } = useWidgetDrag(app);
  if (widgets.length === 0) {
    return (
      <EmptyState>
        <p>This dashboard has no widgets yet.</p>
        {EXAMPLES.map((line) => (
          <LineButton key={line} app={app} line={line} />
        ))}
      </EmptyState>
    );
  }
  return (
    <div className={styles.dashboard}>
      <ul ref={grid} className={styles.grid} data-locked={locked || undefined}>
        {widgetsOf(app.state).map(({ widget, panes, isActive }, at) => {
          const shown = full ? { ...widget, column: 1, row: 1, width: COLUMNS, height: 8 } : held?.[at];
          return (
            (!full || at === active) && (
              <WidgetFrame
                // biome-ignore lint/suspicious/noArrayIndexKey: commands name a widget by its place in the list
                key={at}
                app={app}
                at={at}
                widget={shown ?? widget}
                panes={panes}
                isActive={isActive}
                grip={gripOf(at, widget)}
              />
            )
          );
        })}
      </ul>
      <p className={styles.foot}>
        <LineButton app={app} line={locked ? 'unlock' : 'lock'} isOn={locked} />
        <LineButton app={app} line="full" isOn={full} />
        <span>
          {locked ? 'Locked: nothing moves or changes size.' : 'Drag a widget by its name or its corner.'}
        </span>
      </p>
    </div>
  );
}
