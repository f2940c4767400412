import { fundingTimes } from '@site/data/trading/funding-times';
import { recordTable } from '@site/src/components/tables/recordTable';

/** When funding is settled on each venue. */
export default recordTable({
  label: 'Funding times per venue',
  records: fundingTimes,
  anchor: ({ venue }) => `funding-times-${venue.toLowerCase()}`,
  columns: { Venue: 'venue', 'Usual settlements': 'times', Exceptions: 'others' },
});
