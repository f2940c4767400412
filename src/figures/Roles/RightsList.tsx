import clsx from 'clsx';
import type { PermissionRow, RoleView, Shown } from './model';
import styles from './styles.module.css';

const isShown: Record<Shown, (row: PermissionRow) => boolean> = {
  all: () => true,
  added: ({ isNew }) => isNew,
  missing: ({ isAllowed }) => !isAllowed,
};

function Right({ row: { permission, isAllowed, isNew, from } }: { row: PermissionRow }) {
  return (
    <li className={clsx(styles.right, !isAllowed && styles.refused)}>
      <span className={styles.mark} aria-hidden="true">
        {isAllowed ? '✓' : '✕'}
      </span>
      <span>
        <span className={styles.spoken}>{isAllowed ? 'May: ' : 'May not: '}</span>
        <span>{permission.name}</span>
        {!isAllowed && <span className={styles.note}>{`from ${from}`}</span>}
        {isNew && <span className={styles.note}>new in this role</span>}
      </span>
    </li>
  );
}

/** The rights by group; groups without a shown right are left out. */
export default function RightsList({ view, shown }: { view: RoleView; shown: Shown }) {
  const groups = view.groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isShown[shown]) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.groups} data-markdown-ignore="">
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <p className={styles.group}>{name}</p>
          <ul className={styles.list}>
            {rows.map((row) => (
              <Right key={row.permission.id} row={row} />
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles.group}>There’s nothing the Owner can’t do here.</p>}
    </div>
  );
}
