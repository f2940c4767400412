import { Button, Dialog, Facts, Stage } from '../../kit';

/** A swap that waits for a block, and the two ways out. */
export const StuckTransaction = () => (
  <Stage>
    <Dialog
      title="Pending"
      from="In your wallet"
      isNarrow
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Speed up</Button>
        </>
      }
    >
      <Facts of={{ Swap: '10,000.00 USDC', 'Gas price': '13 gwei', Sent: '6 minutes ago' }} />
    </Dialog>
    <Dialog title="Transaction" from="On the explorer’s site" isNarrow>
      <Facts of={{ Status: 'Pending', 'Base fee now': '19 gwei' }} />
    </Dialog>
  </Stage>
);
