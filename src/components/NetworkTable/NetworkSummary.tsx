import Link from '@docusaurus/Link';
import { networks } from '@site/data/networks';
import FactTable from '@site/src/components/FactTable';

const columns = ['Network', 'Chain ID', 'Gas is paid in', 'Pending swaps', 'Explorer'];

/** The same networks at a glance: enough to choose one, and to find the right explorer. */
export default function NetworkSummary() {
  return (
    <FactTable
      label="Networks on which PT swaps"
      columns={columns}
      rows={networks.map(({ id, name, chainId, currency, publicMempool, explorer }) => ({
        id,
        cells: [
          name,
          chainId,
          currency.symbol,
          publicMempool ? 'Public' : 'Not public',
          <Link key="explorer" to={explorer}>
            {new URL(explorer).host}
          </Link>,
        ],
      }))}
    />
  );
}
