import { hotkeys } from '@site/data/workbench/hotkeys';
import FactTable from '@site/src/components/tables/FactTable';
import Keys from './Keys';

/** Every key of the app, with the command that does the same. */
export default function HotkeyTable() {
  return (
    <FactTable
      label="Hotkeys"
      columns={['Keys', 'What it does', 'As a command', 'Where it works']}
      rows={hotkeys.map((hotkey) => ({
        id: `key-${hotkey.id}`,
        cells: [
          <Keys key="keys" hotkey={hotkey} />,
          hotkey.does,
          hotkey.command ? <code key="command">{hotkey.command}</code> : 'None',
          hotkey.where,
        ],
      }))}
    />
  );
}
