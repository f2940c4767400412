import { type Act, nextState, type SyncView } from './model';
import styles from './styles.module.css';

type ControlsProps = { acts: readonly Act[]; view: SyncView; onAct: (act: Act) => void };

export default function Controls({ acts, view: { can, versions }, onAct }: ControlsProps) {
  const edit = (place: 'workbench' | 'widget') => {
    const state = nextState(acts);
    if (state) {
      onAct({ kind: 'edit', place, state });
    }
  };
  const buttons = [
    { label: 'Edit in the workbench', isOn: can.edit, run: () => edit('workbench') },
    {
      label: 'Save the workbench',
      isOn: can.saveWorkbench,
      run: () => onAct({ kind: 'save', place: 'workbench' }),
    },
    { label: 'Edit in the widget', isOn: can.edit, run: () => edit('widget') },
    {
      label: 'Save the dashboard',
      isOn: can.saveDashboard,
      run: () => onAct({ kind: 'save', place: 'widget' }),
    },
    { label: 'Turn sync off', isOn: can.syncOff, run: () => onAct({ kind: 'sync-off' }) },
  ];
  return (
    <div className={styles.controls}>
      {buttons.map(({ label, isOn, run }) => (
        // Not `disabled`: a button that loses the keyboard's focus while it is used throws the reader out.
        <button
          key={label}
          type="button"
          className={styles.button}
          aria-disabled={!isOn}
          onClick={() => isOn && run()}
        >
          {label}
        </button>
      ))}
      {[...new Set(versions)].slice(0, 4).map((state) => (
        <button
          key={`restore ${state}`}
          type="button"
          className={styles.button}
          aria-disabled={!can.restore}
          onClick={() => can.restore && onAct({ kind: 'restore', state })}
        >
          {`Restore ${state}`}
        </button>
      ))}
    </div>
  );
}
