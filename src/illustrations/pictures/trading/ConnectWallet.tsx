import { Button, Cards, Dialog, Facts, Menu, Panel, Stage, TopBar } from '../../kit';
import { ADDRESS } from './swap';

/** From the top bar over the list of wallets to the wallet's own window. */
export const ConnectWallet = () => (
  <Panel>
    <TopBar />
    <Stage>
      <Cards>
        <Menu
          items={[
            { name: 'Bybit', note: 'API key' },
            { name: 'Connect wallet', note: 'Swaps' },
          ]}
          active="Connect wallet"
        />
        <Dialog title="Choose a wallet">
          <Menu
            items={[
              { name: 'MetaMask', note: 'Extension' },
              { name: 'WalletConnect', note: 'Phone' },
            ]}
            active="MetaMask"
          />
        </Dialog>
        <Dialog
          title="Connect"
          from="In your wallet"
          actions={
            <>
              <Button>Reject</Button>
              <Button tone="primary">Confirm</Button>
            </>
          }
        >
          <Facts of={{ Site: 'app.pt.example', Account: ADDRESS, Network: 'Ethereum' }} />
        </Dialog>
      </Cards>
    </Stage>
  </Panel>
);
