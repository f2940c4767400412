import { Button, Cards, Dialog, Facts, Stage } from '../../kit';
import { ADDRESS, gas, minimum, pays } from './swap';

const SITE = { Site: 'app.pt.example' };

const REQUESTS: readonly { title: string; facts: Readonly<Record<string, string>> }[] = [
  { title: 'Connect', facts: { ...SITE, Account: ADDRESS } },
  { title: 'Switch network', facts: { ...SITE, To: 'Base' } },
  { title: 'Sign message', facts: { ...SITE, Message: 'Sign in' } },
  { title: 'Permit', facts: { Token: 'USDC', Amount: '10,000.00', Spender: '0x5E1b…90aF' } },
  { title: 'Approve', facts: { Token: 'USDC', Amount: '10,000.00', Gas: '0.00060 ETH' } },
  { title: 'Swap', facts: { Pay: pays, 'At least': minimum, Gas: gas } },
];

/** Six windows of a wallet that look alike. */
export const WalletRequests = () => (
  <Stage>
    <Cards>
      {REQUESTS.map(({ title, facts }) => (
        <Dialog
          key={title}
          title={title}
          from="In your wallet"
          actions={
            <>
              <Button>Reject</Button>
              <Button tone="primary">Confirm</Button>
            </>
          }
        >
          <Facts of={facts} />
        </Dialog>
      ))}
    </Cards>
  </Stage>
);
