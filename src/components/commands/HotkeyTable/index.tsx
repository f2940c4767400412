import { hotkeys } from '@site/data/workbench/hotkeys';
import { defineTable } from '@site/src/components/tables/RecordTable';
import Keys from './Keys';
import styles from './styles.module.css';

/** Every key of the app, with the command that does the same or, where there is none, what it does, and where it works. */
export default defineTable({
  label: 'Hotkeys',
  records: hotkeys,
  anchor: 'key-',
  columns: {
    Keys: (hotkey) => <Keys hotkey={hotkey} />,
    'What it does': ({ command, does, where }) => (
      <>
        {command ? <code>{command}</code> : does} <span className={styles.where}>{where}</span>
      </>
    ),
  },
});
