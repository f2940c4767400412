import { fundingTimes, fundingTimesReadIn } from '@site/data/trading/funding-times';
import FactTable from '@site/src/components/tables/FactTable';

/** When funding is settled on each venue. */
export default function FundingTimes() {
  return (
    <FactTable
      label="Funding times per venue"
      columns={['Venue', `Usual settlements (as of ${fundingTimesReadIn})`, 'Exceptions']}
      rows={fundingTimes.map(({ venue, times, others }) => ({
        id: `funding-times-${venue.toLowerCase()}`,
        cells: [venue, times, others],
      }))}
    />
  );
}
