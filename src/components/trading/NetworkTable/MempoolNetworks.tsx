import { mempoolNotes, networks } from '@site/data/wallet/networks';
import type { Network } from '@site/data/wallet/types';
import { listed } from '@site/src/lib/text/format';

const namesOf = (who: Network['pendingSwaps']) =>
  listed(networks.filter(({ pendingSwaps }) => pendingSwaps === who).map(({ name }) => name));

/** On which networks a swap can be seen before it is in a block, and what that means. */
export default function MempoolNetworks() {
  return (
    <ul>
      {(['public', 'validators', 'sequencer'] as const).map((who) => (
        <li key={who}>
          <strong>{namesOf(who)}:</strong> {mempoolNotes[who].note}
        </li>
      ))}
    </ul>
  );
}
