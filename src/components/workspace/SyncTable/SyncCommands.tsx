import { syncCommands } from '@site/data/workbench/sync-rules';
import { recordTable } from '@site/src/components/tables/recordTable';

/** `push` and `pull`: what each does to the active synced widget, and what it's for. */
export default recordTable({
  label: 'Sync commands',
  records: syncCommands,
  anchor: ({ command }) => `command-${command}`,
  columns: {
    Command: ({ command }) => <code>{command}</code>,
    'What it does': 'does',
    'Use it when': 'useWhen',
  },
});
