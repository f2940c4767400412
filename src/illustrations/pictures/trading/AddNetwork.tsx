import { networks } from '@site/data/wallet/networks';
import { Button, Dialog, Facts, Stage } from '../../kit';

const base = networks.find(({ id }) => id === 'base') ?? networks[0];

const ANSWERS = (
  <>
    <Button>Reject</Button>
    <Button tone="primary">Confirm</Button>
  </>
);

/** The two requests that follow when PT needs a network the wallet doesn't have. */
export const AddNetwork = () => (
  <Stage>
    <Dialog title="Add network" from="In your wallet" isNarrow actions={ANSWERS}>
      <Facts
        of={{
          Site: 'app.pt.example',
          'Network name': base.networkName,
          'RPC URL': base.exampleRpc,
          'Chain ID': String(base.chainId),
          'Currency symbol': base.currency.symbol,
          'Block explorer URL': base.explorer,
        }}
      />
    </Dialog>
    <Dialog title="Switch network" from="In your wallet" isNarrow actions={ANSWERS}>
      <Facts of={{ Site: 'app.pt.example', From: 'Ethereum', To: base.name }} />
    </Dialog>
  </Stage>
);
