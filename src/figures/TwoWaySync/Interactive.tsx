import Buttons from '@site/src/kit/controls/Buttons';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { type Act, chartOf, describeSync, nextState, STATUS, type SyncView, viewOf } from './model';
import SyncPicture from './SyncPicture';

type ControlsProps = { acts: readonly Act[]; view: SyncView; onAct: (act: Act) => void };

function Controls({ acts, view: { can, versions }, onAct }: ControlsProps) {
  const state = nextState(acts);
  const button = (label: string, isOn: boolean, act: Act) => ({
    label,
    isOff: !isOn,
    onClick: () => onAct(act),
  });
  const restorable = [...new Set(versions)].slice(0, 4);
  return (
    <>
      <Buttons
        label="Workbench"
        buttons={[
          button('Edit in the workbench', can.edit, `w${state}`),
          button('Save the workbench', can.saveWorkbench, 'ws'),
        ]}
      />
      <Buttons
        label="Widget on the dashboard"
        buttons={[
          button('Edit in the widget', can.edit, `d${state}`),
          button('Save the dashboard', can.saveDashboard, 'ds'),
          button('Turn sync off', can.syncOff, 'so'),
        ]}
      />
      {restorable.length > 0 && (
        <Buttons
          label="Version list"
          buttons={restorable.map((version) => button(`Restore ${version}`, can.restore, `r${version}`))}
        />
      )}
    </>
  );
}

export default function Interactive() {
  const { state, set, reset } = useFigureState(figure.id, codecs);
  const view = viewOf(state.acts);
  return (
    <FigureBody
      onReset={reset}
      finding={describeSync(view)}
      controls={<Controls acts={state.acts} view={view} onAct={(act) => set.acts([...state.acts, act])} />}
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
