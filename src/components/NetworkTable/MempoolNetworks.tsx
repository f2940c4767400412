import { mempoolNote, networks } from '@site/data/networks';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function namesOf(publicMempool: boolean): string {
  return inWords.format(
    networks.filter((network) => network.publicMempool === publicMempool).map(({ name }) => name),
  );
}

/** On which networks a swap can be seen before it is in a block, and what that means. */
export default function MempoolNetworks() {
  return (
    <ul>
      <li>
        <strong>{namesOf(true)}:</strong> {mempoolNote.public}
      </li>
      <li>
        <strong>{namesOf(false)}:</strong> {mempoolNote.other}
      </li>
    </ul>
  );
}
