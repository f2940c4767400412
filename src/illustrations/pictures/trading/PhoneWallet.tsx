import { Button, Cards, Code, Dialog, Facts, Muted, Panel, Stage, TopBar } from '../../kit';
import { ADDRESS } from './swap';

/** A code in PT, the request in the wallet's app, and PT afterwards. */
export const PhoneWallet = () => (
  <Panel>
    <TopBar account={ADDRESS} />
    <Stage>
      <Cards>
        <Dialog title="WalletConnect">
          <Code />
          <Muted>Scan with your wallet app, or open the link on this phone.</Muted>
        </Dialog>
        <Dialog
          title="Connect"
          from="In your wallet app"
          actions={
            <>
              <Button>Reject</Button>
              <Button tone="primary">Approve</Button>
            </>
          }
        >
          <Facts
            of={{
              Site: 'app.pt.example',
              Account: ADDRESS,
              Networks: 'Ethereum, Base',
            }}
          />
        </Dialog>
      </Cards>
    </Stage>
  </Panel>
);
