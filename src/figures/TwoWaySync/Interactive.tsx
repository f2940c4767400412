import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import Controls from './Controls';
import { codecs } from './codecs';
import { figure } from './figure';
import { type SyncView, viewOf } from './model';
import SyncPicture from './SyncPicture';
import styles from './styles.module.css';

const STATUS = { synced: '', unsaved: ', not saved', independent: ', own copy' } as const;

function happened({ wrote, isConflict, lost, saved, versions, can, isSynced, workbench }: SyncView): string {
  if (lost) {
    return `Pull: the widget now shows ${saved}. Its edit ${lost} was never saved, so it’s gone. PT asks before it does this.`;
  }
  if (isConflict) {
    return `Conflict: you started ${saved} before ${versions[0]} was saved. The later save wins, nothing is merged, and ${versions[0]} is in the version list.`;
  }
  if (wrote === 'push') {
    return `Push: the widget’s panes are now the saved workbench.${workbench.isOpen ? ` The open workbench tab still shows ${workbench.state}.` : ''}`;
  }
  if (wrote === 'pull') {
    return isSynced
      ? 'Pull: the widget shows the saved panes, at its own place and size.'
      : 'The workbench is saved. The widget is an independent copy and stays as it is.';
  }
  return can.edit ? 'Nothing is written until you save.' : 'That’s as many steps as fit. Reset starts again.';
}

function sentence({ saved, versions, widget, workbench, time }: SyncView): string {
  const list = versions.length > 0 ? versions.join(', ') : 'empty';
  const open = workbench.isOpen ? `, the workbench shows ${workbench.state}, not saved` : '';
  return `At ${time} the saved workbench is ${saved}; the widget shows ${widget.state}${STATUS[widget.status]}${open}. Version list, newest first: ${list}.`;
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(figure.id, codecs);
  const view = viewOf(state.acts);
  return (
    <FigureBody
      onReset={reset}
      summary={sentence(view)}
      controls={
        <Controls acts={state.acts} view={view} onAct={(act) => change({ acts: [...state.acts, act] })} />
      }
      more={<p className={styles.happened}>{happened(view)}</p>}
      numbers={{
        label: 'What happened, step by step',
        head: ['Time', 'You', 'Saved workbench', 'Widget', 'Version list'],
        rows: view.moments.map(({ event, saved, versions, widgets }) => [
          event.time,
          event.note,
          saved,
          widgets.widget ? `${widgets.widget.state}${STATUS[widgets.widget.status]}` : '',
          versions.join(', ') || 'Empty',
        ]),
      }}
    >
      <SyncPicture view={view} />
    </FigureBody>
  );
}
