import { type CommandArea, commandsByArea } from '@site/data/commands';
import { authorError } from '@site/src/lib/authorError';
import { type KeyboardEvent, useId } from 'react';
import CommandEntry from './CommandEntry';
import { commandAnchor } from './commandAnchor';
import styles from './styles.module.css';
import { useCommandFilter } from './useCommandFilter';

const LABELS: Readonly<Record<CommandArea, string>> = {
  everywhere: 'Commands that work everywhere',
  workbench: 'Workbench commands',
  dashboard: 'Dashboard commands',
  screener: 'Screener commands',
};

/** The commands of an area with a filter above them. Every command is in the page, also without scripts. */
export default function CommandTable({ area }: { area: CommandArea }) {
  const commands = commandsByArea[area];
  if (!commands) {
    throw authorError('CommandTable', `needs area="…", one of ${Object.keys(commandsByArea).join(', ')}.`);
  }
  const { query, setQuery, input, linked, found } = useCommandFilter(commands);
  const id = useId();

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
  }

  return (
    <div className={styles.table}>
      <div className={styles.filter}>
        <label htmlFor={id}>Filter {LABELS[area].toLowerCase()}</label>
        <input
          ref={input}
          id={id}
          type="text"
          value={query}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-count`}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={clearOnEscape}
        />
        <p id={`${id}-count`} role="status" className={styles.count}>
          {query.trim() === ''
            ? `${commands.length} commands`
            : `${found.length} of ${commands.length} commands. Esc clears the filter.`}
        </p>
      </div>
      <ul className={styles.list} aria-label={LABELS[area]}>
        {commands.map((command) => (
          <CommandEntry
            key={command.id}
            command={command}
            hidden={!found.includes(command)}
            linked={commandAnchor(command.id) === linked}
          />
        ))}
      </ul>
    </div>
  );
}
