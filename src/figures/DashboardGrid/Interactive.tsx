import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { linkGroups } from '@site/data/workbench/link-groups';
import { nameIn } from '@site/src/lib/text/nameIn';
import { useState } from 'react';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import Toggle from '../kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import GridPicture from './GridPicture';
import { type Box, COLUMNS } from './grid';
import {
  choose,
  type Dashboard,
  describeWidget,
  GROUP_IDS,
  type GroupId,
  link,
  type Placed,
  place,
  SYMBOLS,
} from './model';
import styles from './styles.module.css';

const INSTRUCTION = `${figure.id}-instruction`;

const GROUP_CHOICES = [...GROUP_IDS, 'off'] as const;
const groupNameOf = (group: GroupId | 'off') => (group === 'off' ? 'Off' : nameIn(linkGroups, group));

function refusalOf(name: string, isLocked: boolean): string {
  return isLocked
    ? 'Nothing moved: the dashboard is locked.'
    : `${name} stays: there it would leave the grid or have no size. The grid is ${COLUMNS} columns wide and begins at row 1.`;
}

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const dashboard = state.layout;
  const active = dashboard.find(({ id }) => id === state.active) ?? (dashboard[0] as Placed);
  const role = widgets.find(({ id }) => id === active.id)?.linking ?? '';

  const [refusal, setRefusal] = useState('');

  function onPlace(from: Dashboard, id: WidgetId, box: Partial<Box>) {
    const layout = state.lock ? null : place(from, id, box);
    setRefusal(layout ? '' : refusalOf(nameIn(from, id), state.lock));
    if (layout) {
      change({ layout, active: id });
    }
  }

  return (
    <FigureBody
      layout="tall"
      onReset={reset}
      finding={describeWidget(dashboard, active, state.lock)}
      controls={
        <>
          <Choice
            {...control('active')}
            label="Active widget"
            value={active.id}
            nameOf={(id) => nameIn(dashboard, id)}
          />
          <Choice
            id={`${figure.id}-group`}
            label={`Link group of ${active.name}`}
            value={active.group ?? 'off'}
            choices={GROUP_CHOICES}
            nameOf={groupNameOf}
            onChange={(value) =>
              change({ layout: link(dashboard, active.id, value === 'off' ? null : value) })
            }
          />
          <Choice
            id={`${figure.id}-symbol`}
            label={active.group ? `Symbol of the ${active.group} group` : `Symbol of ${active.name}`}
            value={active.symbol}
            choices={SYMBOLS}
            onChange={(symbol) => change({ layout: choose(dashboard, active.id, symbol) })}
          />
          <Toggle {...control('lock')} label="Lock the dashboard" />
        </>
      }
      more={
        <>
          <p className={styles.refusal} role="status">
            {refusal}
          </p>
          <p id={INSTRUCTION} data-hint data-markdown-ignore="" className={styles.instruction}>
            Drag a widget by its header to move it, by its corner to resize it. In this figure, widgets in the
            way move down.{' '}
            <span className={controls.keys}>
              By keyboard: focus a widget, arrow keys move it, <kbd>Shift</kbd> and arrow keys resize it.
            </span>
          </p>
          <p className={styles.role}>{`${active.name}. ${role}`}</p>
        </>
      }
      numbers={{
        label: 'Widgets on the grid',
        head: ['Widget', 'Position', 'Size', 'Group', 'Symbol'],
        rows: dashboard.map((widget) => [
          widget.name,
          `move ${widget.column},${widget.row}`,
          `size ${widget.width}x${widget.height}`,
          groupNameOf(widget.group ?? 'off'),
          widget.symbol,
        ]),
      }}
    >
      <GridPicture
        dashboard={dashboard}
        active={active.id}
        instructionId={INSTRUCTION}
        onActivate={(id) => id !== state.active && change({ active: id })}
        onPlace={onPlace}
      />
    </FigureBody>
  );
}
