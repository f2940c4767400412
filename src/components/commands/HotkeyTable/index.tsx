import { hotkeys } from '@site/data/workbench/hotkeys';
import FactTable from '@site/src/components/tables/FactTable';
import Keys from './Keys';

/** Every key of the app, with the command that does the same or, where there is none, what it does. */
export default function HotkeyTable() {
  return (
    <FactTable
      label="Hotkeys"
      columns={['Keys', 'What it does', 'Where it works']}
      rows={hotkeys.map((hotkey) => ({
        id: `key-${hotkey.id}`,
        cells: [
          <Keys key="keys" hotkey={hotkey} />,
          hotkey.command ? <code key="command">{hotkey.command}</code> : hotkey.does,
          hotkey.where,
        ],
      }))}
    />
  );
}
