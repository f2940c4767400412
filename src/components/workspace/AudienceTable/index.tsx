import { audiences } from '@site/data/community/audiences';
import type { Audience, Capability } from '@site/data/community/audiences.schema';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

const all: readonly Audience[] = audiences;

function Answer({ answer, detail }: Capability) {
  const isYes = answer === 'yes';
  return (
    <>
      <span className={isYes ? styles.yes : styles.no}>
        <span aria-hidden="true">{isYes ? '✓' : '✕'}</span> {isYes ? 'Yes' : 'No'}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

function Matrix() {
  return (
    <FactTable
      label="What each audience allows"
      columns={['Audience', 'Who can see it', 'A link alone is enough', 'Listed for others', 'Can be cloned']}
      rows={all.map((audience) => ({
        id: `audience-${audience.id}`,
        cells: [
          audience.name,
          audience.whoSees,
          <Answer key="link" {...audience.linkIsEnough} />,
          <Answer key="listed" {...audience.listed} />,
          <Answer key="cloned" {...audience.cloned} />,
        ],
      }))}
    />
  );
}

function Choose() {
  return (
    <FactTable
      label="When to choose which audience"
      columns={['Audience', 'Choose it when', 'Who finds it', 'Command']}
      rows={all.map((audience) => ({
        id: `choose-${audience.id}`,
        cells: [
          audience.name,
          audience.chooseWhen,
          audience.whoFinds,
          <code key="command" className={styles.command}>
            {audience.command}
          </code>,
        ],
      }))}
    />
  );
}

function Narrowing() {
  return (
    <FactTable
      label="What narrowing an audience does"
      columns={['Narrowed to', 'Who sees it then', 'What changes', 'Clones']}
      rows={all.flatMap((audience) =>
        audience.narrowing === null
          ? []
          : [
              {
                id: `narrow-${audience.id}`,
                cells: [
                  audience.name,
                  audience.whoSees,
                  audience.narrowing,
                  'Stay with their owners',
                ] as const,
              },
            ],
      )}
    />
  );
}

const VIEWS = { matrix: Matrix, choose: Choose, narrowing: Narrowing } as const;

/** The audiences of data/community/audiences.ts: what each allows, when to choose it, what narrowing to it does. */
export default function AudienceTable({ view }: { view: keyof typeof VIEWS }) {
  const View = VIEWS[view];
  if (!View) {
    throw authorError('AudienceTable', `needs view="…", one of ${Object.keys(VIEWS).join(', ')}.`);
  }
  return <View />;
}
