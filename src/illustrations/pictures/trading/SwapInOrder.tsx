import { Button, Cards, Dialog, Facts, Stage, Toast } from '../../kit';
import { gas, minimum, pays, quote, receives } from './swap';

const ANSWERS = (
  <>
    <Button>Reject</Button>
    <Button tone="primary">Confirm</Button>
  </>
);

/** The ticket, two windows of the wallet, and the message at the end. */
export const SwapInOrder = () => (
  <Stage>
    <Cards>
      <Dialog title="Swap" actions={<Button tone="primary">Swap</Button>}>
        <Facts
          of={{
            'You pay': pays,
            'You receive': `${receives} ETH`,
            'Price impact': quote['Price impact'],
            'Minimum received': minimum,
          }}
        />
      </Dialog>
      <Dialog title="Approve" from="In your wallet" actions={ANSWERS}>
        <Facts of={{ Token: 'USDC', Amount: '10,000.00', Spender: '0x5E1b…90aF', Gas: '0.00060 ETH' }} />
      </Dialog>
      <Dialog title="Confirm swap" from="In your wallet" actions={ANSWERS}>
        <Facts of={{ Pay: pays, 'At least': minimum, Gas: gas }} />
      </Dialog>
    </Cards>
    <Toast title="Swap confirmed" icon="check">
      4.9603 ETH received · View on explorer
    </Toast>
  </Stage>
);
