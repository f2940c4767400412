import Link from '@docusaurus/Link';
import { mempoolNotes, networks } from '@site/data/wallet/networks';
import FactTable from '@site/src/components/tables/FactTable';

const columns = ['Network', 'Chain ID', 'Gas is paid in', 'Who sees pending swaps', 'Explorer'];

/** The same networks at a glance: enough to choose one, and to find the right explorer. */
export default function NetworkSummary() {
  return (
    <FactTable
      label="Networks on which PT swaps"
      columns={columns}
      rows={networks.map(({ id, name, chainId, currency, pendingSwaps, explorer }) => ({
        id,
        cells: [
          name,
          chainId,
          currency.symbol,
          mempoolNotes[pendingSwaps].seenBy,
          <Link key="explorer" to={explorer}>
            {new URL(explorer).host}
          </Link>,
        ],
      }))}
    />
  );
}
