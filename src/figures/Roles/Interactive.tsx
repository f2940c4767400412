import { roleMay, roles } from '@site/data/community/roles';
import type { RoleId } from '@site/data/community/roles.schema';
import { nameIn } from '@site/src/lib/text/nameIn';
import Choice from '../kit/controls/Choice';
import FigureBody from '../kit/shell/FigureBody';
import shell from '../kit/shell/figure.module.css';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  countsByRole,
  describeRole,
  type PermissionRow,
  type RoleView,
  type Shown,
  viewOfRole,
} from './model';
import styles from './styles.module.css';

const isShown: Record<Shown, (row: PermissionRow) => boolean> = {
  all: () => true,
  added: ({ isNew }) => isNew,
  missing: ({ isAllowed }) => !isAllowed,
};

/** A row per right, a column per role: together they're a staircase, and the picked role is one column of it. */
function RightsTable({ picked, view, shown }: { picked: RoleId; view: RoleView; shown: Shown }) {
  const rows = view.groups.flatMap((group) => group.rows).filter(isShown[shown]);
  if (rows.length === 0) {
    return <p className={styles.none}>There’s nothing the Owner can’t do here.</p>;
  }
  return (
    <table className={styles.rights} data-markdown-ignore="">
      <thead>
        <tr>
          <th scope="col">Right</th>
          {countsByRole().map(({ id, name, allowed }) => (
            <th key={id} scope="col" data-picked={id === picked}>
              <span>{name}</span> <b>{allowed}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ permission, isAllowed }, index) => (
          <tr key={permission.id} data-first={permission.group !== rows[index - 1]?.permission.group}>
            <th scope="row" data-allowed={isAllowed}>
              {permission.name}
            </th>
            {roles.map(({ id }) => (
              <td key={id} data-picked={id === picked} data-allowed={roleMay(id, permission)}>
                <span className={shell.hidden}>{roleMay(id, permission) ? 'yes' : 'no'}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN_LABELS = { all: 'All', added: 'What it adds', missing: 'What it lacks' } as const;

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const view = viewOfRole(state.role);
  return (
    <FigureBody
      layout="tall"
      onReset={reset}
      finding={describeRole(view)}
      controls={
        <>
          <Choice {...control('role')} label="Role" nameOf={(id) => nameIn(roles, id)} />
          <Choice {...control('show')} label="Show" nameOf={(value) => SHOWN_LABELS[value]} />
        </>
      }
      numbers={{
        label: `Rights of the ${view.name} in numbers`,
        head: ['Rights', 'Number'],
        rows: [
          ...countsByRole().map(({ name, allowed }) => [`Rights of ${name}`, String(allowed)]),
          ['Rights in all', String(view.total)],
          [`New in ${view.name}`, String(view.added)],
          ['Need a higher role', String(view.total - view.allowed)],
        ],
      }}
    >
      <RightsTable picked={state.role} view={view} shown={state.show} />
    </FigureBody>
  );
}
