import { Dialog, Facts, Stage } from '../../kit';
import { ADDRESS } from './swap';

/** A wallet whose node is behind, beside what the chain says. */
export const StaleBalance = () => (
  <Stage>
    <Dialog title="Wallet" from="In your wallet" isNarrow>
      <Facts of={{ Network: 'Base', Account: ADDRESS, Balance: '0 ETH', 'Last swap': 'Pending' }} />
    </Dialog>
    <Dialog title="Explorer" from="On the explorer’s site" isNarrow>
      <Facts of={{ Network: 'Base', Address: ADDRESS, Balance: '1.2500 ETH', 'Last swap': 'Success' }} />
    </Dialog>
  </Stage>
);
