import { useId } from 'react';
import controls from '../kit/controls/controls.module.css';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  type Act,
  chartOf,
  describeSync,
  nextState,
  type Place,
  STATUS,
  type SyncView,
  viewOf,
} from './model';
import SyncPicture from './SyncPicture';

type Button = { readonly label: string; readonly isOn: boolean; readonly act: Act | null };

type GroupProps = { name: string; buttons: readonly Button[]; onAct: (act: Act) => void };

/** What can be done in one place. A button that does nothing now stays where it is, so that the keyboard stays on it. */
function Group({ name, buttons, onAct }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={controls.label}>
        {name}
      </span>
      <div className={controls.buttons}>
        {buttons.map(({ label, isOn, act }) => (
          <button
            key={label}
            type="button"
            className={controls.button}
            aria-disabled={!isOn}
            onClick={() => isOn && act && onAct(act)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

type ControlsProps = { acts: readonly Act[]; view: SyncView; onAct: (act: Act) => void };

function Controls({ acts, view: { can, versions }, onAct }: ControlsProps) {
  const state = nextState(acts);
  const edit = (place: Place): Act | null => (state ? { kind: 'edit', place, state } : null);
  const restorable = [...new Set(versions)].slice(0, 4);
  return (
    <>
      <Group
        name="Workbench"
        onAct={onAct}
        buttons={[
          { label: 'Edit in the workbench', isOn: can.edit, act: edit('workbench') },
          { label: 'Save the workbench', isOn: can.saveWorkbench, act: { kind: 'save', place: 'workbench' } },
        ]}
      />
      <Group
        name="Widget on the dashboard"
        onAct={onAct}
        buttons={[
          { label: 'Edit in the widget', isOn: can.edit, act: edit('widget') },
          { label: 'Save the dashboard', isOn: can.saveDashboard, act: { kind: 'save', place: 'widget' } },
          { label: 'Turn sync off', isOn: can.syncOff, act: { kind: 'sync-off' } },
        ]}
      />
      {restorable.length > 0 && (
        <Group
          name="Version list"
          onAct={onAct}
          buttons={restorable.map((version) => ({
            label: `Restore ${version}`,
            isOn: can.restore,
            act: { kind: 'restore', state: version },
          }))}
        />
      )}
    </>
  );
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(figure.id, codecs);
  const view = viewOf(state.acts);
  return (
    <FigureBody
      onReset={reset}
      finding={describeSync(view)}
      controls={
        <Controls acts={state.acts} view={view} onAct={(act) => change({ acts: [...state.acts, act] })} />
      }
      numbers={{
        label: 'What happened, step by step',
        head: ['Time', 'You', 'Saved workbench', 'Widget', 'Version list'],
        rows: view.moments.map(({ event, saved, versions, widgets }) => [
          event.time,
          event.note,
          chartOf(saved).text,
          widgets.widget ? `${widgets.widget.state}, ${STATUS[widgets.widget.status]}` : '',
          versions.join(', ') || 'Empty',
        ]),
      }}
    >
      <SyncPicture view={view} />
    </FigureBody>
  );
}
