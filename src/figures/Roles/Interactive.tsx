import { roles } from '@site/data/community/roles';
import { nameIn } from '@site/src/lib/text/nameIn';
import Choice from '../kit/controls/Choice';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { countsByRole, type RoleView, viewOfRole } from './model';
import RightsList from './RightsList';
import Staircase from './Staircase';
import styles from './styles.module.css';

const SHOWN_LABELS = { all: 'All rights', added: 'What it adds', missing: 'What it may not do' } as const;

function sentence({ name, allowed, total, added, below, above }: RoleView): string {
  const more = below ? `${added} of them are new compared with ${below}` : 'all of them come with joining';
  const missing = above ? ` ${total - allowed} need a higher role.` : ' Nothing needs a higher role.';
  return `${name}: ${allowed} of ${total} rights; ${more}.${missing}`;
}

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const view = viewOfRole(state.role);
  return (
    <FigureBody
      layout="tall"
      onReset={reset}
      summary={sentence(view)}
      controls={
        <>
          <Choice {...control('role')} label="Role" nameOf={(id) => nameIn(roles, id)} />
          <Choice {...control('show')} label="Show" nameOf={(value) => SHOWN_LABELS[value]} />
        </>
      }
      more={
        <>
          <p className={styles.purpose}>{view.purpose}</p>
          <RightsList view={view} shown={state.show} />
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
      <Staircase picked={state.role} onPick={set.role} />
    </FigureBody>
  );
}
