import { type CommandArea, commandsByArea } from '@site/data/commands';
import FilteredList from '@site/src/components/FilteredList';
import type { FilterValues } from '@site/src/components/FilteredList/filter/values';
import { authorError } from '@site/src/lib/authorError';
import CommandEntry from './CommandEntry';
import styles from './styles.module.css';

const LABELS: Readonly<Record<CommandArea, string>> = {
  everywhere: 'Commands that work everywhere',
  workbench: 'Workbench commands',
  dashboard: 'Dashboard commands',
  screener: 'Screener commands',
};

const VALUES: FilterValues = { entry: 'command', insideWords: true, escapeClears: true };

/** The commands of an area with a filter above them. Every command is in the page, also without scripts. */
export default function CommandTable({ area }: { area: CommandArea }) {
  const commands = commandsByArea[area];
  if (!commands) {
    throw authorError('CommandTable', `needs area="…", one of ${Object.keys(commandsByArea).join(', ')}.`);
  }
  return (
    <FilteredList
      classes={{ list: styles.table, filter: styles.filter, count: styles.count }}
      label={`Filter ${LABELS[area].toLowerCase()}`}
      count={commands.length}
      values={VALUES}
    >
      <ul className={styles.list} aria-label={LABELS[area]}>
        {commands.map((command) => (
          <CommandEntry key={command.id} command={command} />
        ))}
      </ul>
    </FilteredList>
  );
}
