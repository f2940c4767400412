import { syncCommands } from '@site/data/workbench/sync-rules';
import FactTable from '@site/src/components/tables/FactTable';

/** `push` and `pull`: what each does to the active synced widget, and what it's for. */
export default function SyncCommands() {
  return (
    <FactTable
      label="Sync commands"
      columns={['Command', 'What it does', 'Use it when']}
      rows={syncCommands.map(({ command, does, useWhen }) => ({
        id: `command-${command}`,
        cells: [<code key="command">{command}</code>, does, useWhen],
      }))}
    />
  );
}
