import { Button, Cards, Dialog, Facts, Stage, Table } from '../../kit';
import { ADDRESS } from './swap';

/** Disconnecting in PT, and what it leaves on the chain. */
export const Approvals = () => (
  <Stage>
    <Cards>
      <Dialog title="Wallet" actions={<Button>Disconnect</Button>}>
        <Facts of={{ Address: ADDRESS, Network: 'Ethereum', Balance: '1.2500 ETH' }} />
      </Dialog>
      <Dialog title="Token approvals" from="On the explorer’s site" actions={<Button>Revoke</Button>}>
        <Table
          columns={[{ name: 'Token' }, { name: 'Spender' }, { name: 'Allowance', align: 'end' }]}
          active={0}
          rows={[
            ['USDC', '0x5E1b…90aF', 'Unlimited'],
            ['WETH', '0x5E1b…90aF', '0.5000'],
          ]}
        />
      </Dialog>
    </Cards>
  </Stage>
);
