import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import { useFigureState } from '../kit/useFigureState';
import Controls from './Controls';
import { actsCodec, type SyncView, viewOf } from './model';
import SyncPicture from './SyncPicture';
import styles from './styles.module.css';

export const FIGURE = 'two-way-sync';

export const codecs = { acts: actsCodec };

const STATUS = { synced: '', unsaved: ', not saved', independent: ', own copy' } as const;

function happened({ wrote, isConflict, saved, versions, can, isSynced, workbench }: SyncView): string {
  if (isConflict) {
    return `Conflict: ${saved} was begun before ${versions[0]} was saved. The later save wins whole, nothing is merged, and ${versions[0]} is in the version list.`;
  }
  if (wrote === 'push') {
    return `Push: the panes of the widget were written into the saved workbench.${workbench.isOpen ? ` The open tab of the workbench still shows ${workbench.state}.` : ''}`;
  }
  if (wrote === 'pull') {
    return isSynced
      ? 'Pull: the widget took over the saved panes, at its own place and size.'
      : 'The workbench was saved. The widget is a copy of its own and stays as it is.';
  }
  if (workbench.isOpen && !can.saveWorkbench) {
    return 'Nothing is written until a save. Save the widget’s edit first: an edit that was never saved is in no version list.';
  }
  return can.edit ? 'Nothing is written until a save.' : 'The figure is full: Reset starts again.';
}

function sentence({ saved, versions, widget, workbench, time }: SyncView): string {
  const list = versions.length > 0 ? versions.join(', ') : 'empty';
  const open = workbench.isOpen ? `, the workbench shows ${workbench.state}, not saved` : '';
  return `At ${time} the saved workbench is ${saved}; the widget shows ${widget.state}${STATUS[widget.status]}${open}. Version list, newest first: ${list}.`;
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(FIGURE, codecs);
  const view = viewOf(state.acts);
  return (
    <FigureBody
      onReset={reset}
      summary={sentence(view)}
      controls={
        <Controls acts={state.acts} view={view} onAct={(act) => change({ acts: [...state.acts, act] })} />
      }
      numbers={
        <NumbersTable
          label="What happened, step by step"
          head={['Time', 'You', 'Saved workbench', 'Widget', 'Version list']}
          rows={view.moments.map(({ event, saved, versions, widgets }) => [
            event.time,
            event.note,
            saved,
            widgets.widget ? `${widgets.widget.state}${STATUS[widgets.widget.status]}` : '',
            versions.join(', ') || 'Empty',
          ])}
        />
      }
    >
      <SyncPicture view={view} />
      <p className={styles.happened}>{happened(view)}</p>
    </FigureBody>
  );
}
