import { Button, Dialog, Facts, Field, Shell, Stage, Tabs, Warning } from '../../kit';
import { ADDRESS } from './swap';

/** The token list with a pasted address that PT doesn't know. */
export const AddToken = () => (
  <Shell active="Trade" symbol="ETHUSDT" account={ADDRESS}>
    <Tabs of={{ Order: undefined, Swap: undefined }} active="Swap" />
    <Stage>
      <Dialog
        title="Tokens on Base"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Add token</Button>
          </>
        }
      >
        <Field label="Name or address" value="0x7f4C1Ab3d92E06f58…8b5507eA" isFocused />
        <Facts of={{ Name: 'Sample Token', Symbol: 'SAMPLE', Decimals: '18' }} />
        <Warning>PT doesn’t list this token. Anyone can use any name.</Warning>
        <Warning>Another token on Base has the same symbol.</Warning>
      </Dialog>
    </Stage>
  </Shell>
);
