import Link from '@docusaurus/Link';
import { mempoolNotes, networks } from '@site/data/wallet/networks';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The same networks at a glance: enough to choose one, and to find the right explorer. */
export default defineTable({
  label: 'Networks on which PT swaps',
  records: networks,
  anchor: '',
  columns: {
    Network: 'name',
    'Chain ID': 'chainId',
    'Gas is paid in': ({ currency }) => currency.symbol,
    'Who sees pending swaps': ({ pendingSwaps }) => mempoolNotes[pendingSwaps].seenBy,
    Explorer: ({ explorer }) => <Link to={explorer}>{new URL(explorer).host}</Link>,
  },
});
