import { audiences } from '@site/data/community/audiences';
import type { Capability } from '@site/data/community/audiences.schema';
import FactTable from '@site/src/components/tables/FactTable';
import styles from './styles.module.css';

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

/** The audiences of data/community/audiences.ts, and what each allows. */
export default function AudienceTable() {
  return (
    <FactTable
      label="What each audience allows"
      columns={['Audience', 'Who can see it', 'Its address is enough', 'Listed for others', 'Can be cloned']}
      rows={audiences.map((audience) => ({
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
