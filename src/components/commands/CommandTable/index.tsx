import Link from '@docusaurus/Link';
import { type CommandArea, commandsByArea } from '@site/data/commands';
import FilteredList from '@site/src/components/tables/FilteredList';
import { authorError } from '@site/src/lib/authorError';
import { tryPages } from '@site/src/pt/tryAddress';
import CommandEntry from './CommandEntry';
import styles from './styles.module.css';

export const AREA_NAMES: Readonly<Record<CommandArea, string>> = {
  workbench: 'Workbench',
  dashboard: 'Dashboard',
  screener: 'Screener',
  everywhere: 'Everywhere',
};

const labelOf = (area: CommandArea) =>
  area === 'everywhere' ? 'Commands that work everywhere' : `${AREA_NAMES[area]} commands`;

/** What works everywhere is listed with the workbench. */
const listOf = (area: CommandArea) => `${tryPages[area === 'everywhere' ? 'workbench' : area]}#${area}`;

/** The lists of all areas, so that a filter that finds nothing here says where the command is. */
function Scopes({ current }: { current: CommandArea }) {
  return (
    <div className={styles.scopes} data-markdown-ignore="">
      {(Object.keys(AREA_NAMES) as CommandArea[]).map((area) => (
        <Link
          key={area}
          to={listOf(area)}
          aria-current={area === current ? 'location' : undefined}
          data-scope={area}
          data-names={commandsByArea[area].map(({ name }) => name).join('\n')}
        >
          {AREA_NAMES[area]} <b>{commandsByArea[area].length}</b>
        </Link>
      ))}
    </div>
  );
}

/** The commands of an area with a filter above them. Every command is in the page, also without scripts. */
export default function CommandTable({ area }: { area: CommandArea }) {
  const commands = commandsByArea[area];
  if (!commands) {
    throw authorError('CommandTable', `needs area="…", one of ${Object.keys(commandsByArea).join(', ')}.`);
  }
  const label = labelOf(area);
  return (
    <FilteredList
      label={`Filter ${label.toLowerCase()}`}
      count={commands.length}
      values={{ entry: 'command', insideWords: true, together: true }}
      scope={area}
      scopes={<Scopes current={area} />}
    >
      <ul className="pt-entries" aria-label={label}>
        {commands.map((command) => (
          <CommandEntry key={command.id} command={command} />
        ))}
      </ul>
    </FilteredList>
  );
}
