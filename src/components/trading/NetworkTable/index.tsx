import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { networks } from '@site/data/wallet/networks';
import type { Network } from '@site/data/wallet/types';
import CopyButton from '@site/src/components/layout/CopyButton';
import clsx from 'clsx';
import { Fragment } from 'react';
import { networkFields, wrapPieces } from './networkFields';
import styles from './styles.module.css';

function NetworkDetails({ network }: { network: Network }) {
  useBrokenLinks().collectAnchor(network.id);
  return (
    <div id={network.id} className={clsx('pt-table', styles.network)}>
      <table aria-label={`${network.name}: what to enter in a wallet`}>
        <thead>
          <tr>
            <th scope="col">{network.name}</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {networkFields(network).map(({ label, noun, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.value}>
                  {/* An endpoint is no page to visit, so addresses stay text: nothing here changes the address bar. */}
                  <code>
                    {wrapPieces(value).map((piece) => (
                      <Fragment key={piece}>
                        {piece}
                        <wbr />
                      </Fragment>
                    ))}
                  </code>
                  <CopyButton text={value} label={`Copy ${noun} of ${network.name}`} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every network on which PT swaps, field by field as a wallet asks for it. Readable and selectable without scripts. */
export default function NetworkTable() {
  return (
    <div className={styles.networks}>
      {networks.map((network) => (
        <NetworkDetails key={network.id} network={network} />
      ))}
    </div>
  );
}
