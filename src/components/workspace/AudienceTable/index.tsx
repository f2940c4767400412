import { audiences } from '@site/data/community/audiences';
import type { Audience, Capability } from '@site/data/community/schema';
import { defineTable, withDetail } from '@site/src/components/tables/defineTable';

const answer = ({ answer: is, detail }: Capability) => withDetail(is === 'yes' ? '✓ Yes' : '✕ No', detail);

/** The audiences of data/community/audiences.ts, and what each allows. */
export default defineTable<Audience>({
  label: 'What each audience allows',
  records: audiences,
  anchor: 'audience-',
  columns: {
    Audience: 'name',
    'Who can see it': 'whoSees',
    'Its address is enough': ({ linkIsEnough }) => answer(linkIsEnough),
    'Listed for others': ({ listed }) => answer(listed),
    'Can be cloned': ({ cloned }) => answer(cloned),
  },
});
