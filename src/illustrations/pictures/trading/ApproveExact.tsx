import { Button, Dialog, Facts, Stage } from '../../kit';

const ANSWERS = (
  <>
    <Button>Reject</Button>
    <Button tone="primary">Confirm</Button>
  </>
);

/** Two approvals for one swap: what it needs, and everything. */
export const ApproveExact = () => (
  <Stage>
    <Dialog title="Exact amount" from="In your wallet" isNarrow actions={ANSWERS}>
      <Facts of={{ Token: 'USDC', Spender: '0x5E1b…90aF', Amount: '10,000.00' }} />
    </Dialog>
    <Dialog title="Unlimited" from="In your wallet" isNarrow actions={ANSWERS}>
      <Facts of={{ Token: 'USDC', Spender: '0x5E1b…90aF', Amount: 'Unlimited' }} />
    </Dialog>
  </Stage>
);
