import { roles } from '@site/data/roles';
import type { RoleId } from '@site/data/roles.schema';
import Choice from '../kit/Choice';
import { choiceOf } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import { useFigureState } from '../kit/useFigureState';
import { countsByRole, type RoleView, viewOfRole } from './model';
import RightsList, { SHOWN } from './RightsList';
import Staircase from './Staircase';
import styles from './styles.module.css';

export const FIGURE = 'role-rights';
const ROLE_IDS = roles.map(({ id }) => id);

export const codecs = {
  role: choiceOf<RoleId>(ROLE_IDS, 'moderator'),
  show: choiceOf(SHOWN, 'all'),
};

const SHOWN_LABELS = { all: 'All rights', added: 'What it adds', missing: 'What it may not do' } as const;

function sentence({ name, allowed, total, added, below, above }: RoleView): string {
  const more = below ? `${added} of them are new compared with ${below}` : 'all of them come with joining';
  const missing = above ? ` ${total - allowed} need a higher role.` : ' Nothing needs a higher role.';
  return `${name}: ${allowed} of ${total} rights; ${more}.${missing}`;
}

export default function Interactive() {
  const { state, set, reset } = useFigureState(FIGURE, codecs);
  const view = viewOfRole(state.role);
  return (
    <FigureBody
      onReset={reset}
      summary={sentence(view)}
      controls={
        <>
          <Choice
            id={`${FIGURE}-role`}
            label="Role"
            value={state.role}
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={set.role}
          />
          <Choice
            id={`${FIGURE}-show`}
            label="Show"
            value={state.show}
            options={SHOWN.map((value) => ({ value, label: SHOWN_LABELS[value] }))}
            onChange={set.show}
          />
        </>
      }
      numbers={
        <>
          <NumbersTable
            label={`Rights of the ${view.name} in numbers`}
            head={['Rights', 'Number']}
            rows={[
              ...countsByRole().map(({ name, allowed }) => [`Rights of ${name}`, String(allowed)]),
              ['Rights in all', String(view.total)],
              [`New in ${view.name}`, String(view.added)],
              ['Need a higher role', String(view.total - view.allowed)],
            ]}
          />
          <NumbersTable
            label={`What the ${view.name} may do`}
            head={['Right', view.name, 'Lowest role']}
            rows={view.groups.flatMap(({ rows }) =>
              rows.map(({ permission, isAllowed, from }) => [
                permission.name,
                isAllowed ? 'Yes' : 'No',
                from,
              ]),
            )}
          />
        </>
      }
    >
      <Staircase picked={state.role} />
      <p className={styles.purpose}>{view.purpose}</p>
      <RightsList view={view} shown={state.show} />
    </FigureBody>
  );
}
