import Link from '@docusaurus/Link';
import { type CommandArea, commandsByArea } from '@site/data/commands';
import FilteredList from '@site/src/components/tables/FilteredList';
import { authorError } from '@site/src/lib/authorError';
import { tryPages } from '@site/src/pt/tryAddress';
import CommandEntry from './CommandEntry';
import styles from './styles.module.css';

type Area = { readonly name: string; readonly label: string; readonly list: string };

const AREAS: Readonly<Record<CommandArea, Area>> = {
  workbench: { name: 'Workbench', label: 'Workbench commands', list: `${tryPages.workbench}#workbench` },
  dashboard: {
    name: 'Dashboard',
    label: 'Dashboard commands',
    list: `${tryPages.dashboard}#dashboard`,
  },
  screener: {
    name: 'Screener',
    label: 'Screener commands',
    list: `${tryPages.screener}#screener`,
  },
  everywhere: {
    name: 'Everywhere',
    label: 'Commands that work everywhere',
    list: `${tryPages.workbench}#everywhere`,
  },
};

/** The lists of all areas, so that a filter that finds nothing here says where the command is. */
function Scopes({ current }: { current: CommandArea }) {
  return (
    <div className={styles.scopes} data-markdown-ignore="">
      {(Object.keys(AREAS) as CommandArea[]).map((area) => (
        <Link
          key={area}
          to={AREAS[area].list}
          aria-current={area === current ? 'location' : undefined}
          data-scope={area}
          data-names={commandsByArea[area].map(({ name }) => name).join('\n')}
        >
          {AREAS[area].name} <b>{commandsByArea[area].length}</b>
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
  const { label } = AREAS[area];
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
