import { networks } from '@site/data/wallet/networks';
import { Button, Dialog, Field, Menu, Row, Stage } from '../../kit';

const base = networks.find(({ id }) => id === 'base') ?? networks[0];

/** The wallet's list of networks, and the form behind Edit. */
export const RpcForm = () => (
  <Stage>
    <Dialog title="Networks" from="In your wallet" isNarrow>
      <Menu items={networks.slice(0, 6).map(({ name }) => ({ name }))} active={base.name} />
      <Menu items={[{ name: 'Edit' }, { name: 'Delete' }]} active="Edit" />
    </Dialog>
    <Dialog
      title="Edit network"
      from="In your wallet"
      isNarrow
      actions={<Button tone="primary">Save</Button>}
    >
      <Field label="Network name" value={base.networkName} />
      <Field
        label="RPC URL"
        value="https://base.provider.example"
        as="select"
        isFocused
        note={`Also saved: ${base.exampleRpc}`}
      />
      <Row>
        <Field label="Chain ID" value={String(base.chainId)} />
        <Field label="Currency symbol" value={base.currency.symbol} />
      </Row>
      <Field label="Block explorer URL" value={base.explorer} />
    </Dialog>
  </Stage>
);
