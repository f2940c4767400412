import { Button, Dialog, Facts, Stage, Warning } from '../../kit';

/** Nothing is closed or cancelled at one click. */
export const AskFirst = () => (
  <Stage>
    <Dialog
      title="Close the position?"
      isNarrow
      actions={
        <>
          <Button>Keep it</Button>
          <Button tone="danger">Close</Button>
        </>
      }
    >
      <Facts
        of={{
          Position: 'Long 0.150 BTCUSDT',
          Order: 'Reduce-only market',
          Unrealised: '+33.53 USDT',
        }}
      />
    </Dialog>
    <Dialog
      title="Cancel all orders?"
      isNarrow
      actions={
        <>
          <Button>Keep them</Button>
          <Button tone="danger">Cancel all</Button>
        </>
      }
    >
      <Facts of={{ 'Take-profit': '68,400.0', 'Stop-loss': '66,100.0' }} />
      <Warning>The position would have no stop-loss.</Warning>
    </Dialog>
  </Stage>
);
