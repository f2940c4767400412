import { fundingTimes } from '@site/data/trading/funding-times';
import { defineTable } from '@site/src/components/tables/defineTable';

/** When funding is settled on each venue. */
export default defineTable({
  label: 'Funding times per venue',
  records: fundingTimes,
  anchor: ({ venue }) => `funding-times-${venue.toLowerCase()}`,
  columns: { Venue: 'venue', 'Usual settlements': 'times', Exceptions: 'others' },
});
