import { hotkeys } from '@site/data/workbench/hotkeys';
import FactTable from '@site/src/components/tables/FactTable';
import { Fragment } from 'react';
import Keys from './Keys';
import styles from './styles.module.css';

/** Every key of the app, with the command that does the same or, where there is none, what it does, and where it works. */
export default function HotkeyTable() {
  return (
    <FactTable
      label="Hotkeys"
      columns={['Keys', 'What it does']}
      rows={hotkeys.map((hotkey) => ({
        id: `key-${hotkey.id}`,
        cells: [
          <Keys key="keys" hotkey={hotkey} />,
          <Fragment key="does">
            {hotkey.command ? <code>{hotkey.command}</code> : hotkey.does}{' '}
            <span className={styles.where}>{hotkey.where}</span>
          </Fragment>,
        ],
      }))}
    />
  );
}
