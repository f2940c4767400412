import { networks } from '@site/data/wallet/networks';
import CopyButton from '@site/src/components/layout/CopyButton';
import FactTable from '@site/src/components/tables/FactTable';
import { Fragment } from 'react';
import { networkFields, wrapPieces } from './networkFields';
import styles from './styles.module.css';

type ValueProps = { readonly value: string; readonly noun: string; readonly of: string };

/** A value as text: an endpoint is no page to visit. With a button that copies it. */
function Value({ value, noun, of }: ValueProps) {
  return (
    <span className={styles.value}>
      <code>
        {wrapPieces(value).map((piece) => (
          <Fragment key={piece}>
            {piece}
            <wbr />
          </Fragment>
        ))}
      </code>
      <CopyButton text={value} label={`Copy ${noun} of ${of}`} />
    </span>
  );
}

const fieldsOf = (network: (typeof networks)[number]) =>
  networkFields(network).map(({ label, noun, value }) => ({
    label,
    cell: <Value value={value} noun={noun} of={network.name} />,
  }));

/** Every network on which PT swaps, as a wallet asks for it. Readable and selectable without scripts. */
export default function NetworkTable() {
  return (
    <FactTable
      label="What to enter in a wallet"
      columns={['Network', ...fieldsOf(networks[0]).map(({ label }) => label)]}
      rows={networks.map((network) => ({
        id: network.id,
        cells: [network.name, ...fieldsOf(network).map(({ cell }) => cell)],
      }))}
    />
  );
}
