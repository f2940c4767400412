import { syncCommands } from '@site/data/workbench/sync-rules';
import { defineTable } from '@site/src/components/tables/defineTable';

/** `push` and `pull`: what each does to the active synced widget, and what it's for. */
export default defineTable({
  label: 'Sync commands',
  records: syncCommands,
  anchor: ({ command }) => `command-${command}`,
  columns: {
    Command: ({ command }) => <code>{command}</code>,
    'What it does': 'does',
    'Use it when': 'useWhen',
  },
});
