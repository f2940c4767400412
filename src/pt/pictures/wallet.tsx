import { taxedToken } from '@site/data/examples/swaps';
import {
  averagePrice,
  constantProductOutput,
  gasCost,
  minimumReceived,
  priceImpact,
} from '@site/data/formulas/trading/amm';
import { networks } from '@site/data/wallet/networks';
import { formatNumber, percent } from '@site/src/lib/text/format';
import type { ReactNode } from 'react';
import {
  Button,
  Cards,
  Choice,
  Columns,
  Dialog,
  Facts,
  Field,
  Menu,
  Pad,
  Panel,
  SideBySide,
  Stage,
  Tabs,
  Toggle,
  Warning,
} from '../view/kit';
import { StillApp } from './StillApp';

/** The swap of the worked examples: 10,000 USDC into a pool with 1,000 ETH and 2,000,000 USDC. */
const PAID = 10_000;
const TOLERANCE = 0.5;
const POOL = { reserveIn: 2_000_000, reserveOut: 1_000, fee: 0.003 };
const out = constantProductOutput(POOL, PAID);

const ADDRESS = '0x7A3d…C41e';
const receives = formatNumber(out, 4);
const minimum = `${formatNumber(minimumReceived(out, TOLERANCE / 100), 4)} ETH`;
const gas = `${formatNumber(gasCost(180_000, 12, 1), 5)} ETH`;

/** The quote, line by line. */
const quote = {
  Rate: `1 ETH = ${formatNumber(averagePrice(PAID, out), 2)} USDC`,
  'Price impact': percent(priceImpact(POOL, PAID) * 100, 2),
  'Minimum received': minimum,
  Route: 'USDC → ETH, one pool',
  'Pool fee': percent(POOL.fee * 100, 2),
  Gas: `${gas}, about $4.68`,
};

const Trade = ({ children }: { readonly children: ReactNode }) => (
  <StillApp
    active="Trade"
    lines={['symbol ETHUSDT']}
    account={ADDRESS}
    body={
      <Panel>
        <Tabs of={{ Order: undefined, Swap: undefined }} active="Swap" />
        {children}
      </Panel>
    }
  />
);

/** The token list with a pasted address that PT doesn't know. */
export const AddToken = () => (
  <Trade>
    <Stage>
      <Dialog title="Tokens on Base" buttons={['Cancel', 'Add token']}>
        <Field label="Name or address" value="0x7f4C1Ab3d92E06f58…8b5507eA" isFocused />
        <Facts of={{ Name: 'Sample Token', Symbol: 'SAMPLE', Decimals: '18' }} />
        <Warning>PT doesn’t list this token. Anyone can use any name.</Warning>
        <Warning>Another token on Base has the same symbol.</Warning>
      </Dialog>
    </Stage>
  </Trade>
);

/** From the top bar over the list of wallets to the wallet's own window. */
export const ConnectWallet = () => (
  <StillApp
    body={
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
          <Dialog title="Connect" from="In your wallet" buttons={['Reject', 'Confirm']}>
            <Facts of={{ Site: 'app.pt.example', Account: ADDRESS, Network: 'Ethereum' }} />
          </Dialog>
        </Cards>
      </Stage>
    }
  />
);

const base = networks.find(({ id }) => id === 'base') ?? networks[0];

/** The wallet's list of networks, and the form behind Edit. */
export const RpcForm = () => (
  <Stage>
    <Dialog title="Networks" from="In your wallet" isNarrow>
      <Menu items={networks.slice(0, 6).map(({ name }) => ({ name }))} active={base.name} />
      <Menu items={[{ name: 'Edit' }, { name: 'Delete' }]} active="Edit" />
    </Dialog>
    <Dialog title="Edit network" from="In your wallet" isNarrow buttons={['Save']}>
      <Field label="Network name" value={base.networkName} />
      <Field
        label="RPC URL"
        value="https://base.provider.example"
        as="select"
        isFocused
        note={`Also saved: ${base.exampleRpc}`}
      />
      <SideBySide>
        <Field label="Chain ID" value={String(base.chainId)} />
        <Field label="Currency symbol" value={base.currency.symbol} />
      </SideBySide>
      <Field label="Block explorer URL" value={base.explorer} />
    </Dialog>
  </Stage>
);

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

/** The page behind Trade, with what is swapped at the left and its price at the right. */
export const SwapInTheApp = () => (
  <Trade>
    <Columns>
      <Pad>
        <Field label="Network" value="Ethereum" as="select" />
        <Field label="You pay" value="10,000" end="USDC" as="select" note="Balance 24,310.55" />
        <Field label="You receive" value={receives} end="ETH" as="select" note="Balance 1.2500" />
        <Choice label="Tolerance" choices={['0.1%', '0.5%', '1%', 'Other']} value="0.5%" />
      </Pad>
      <Pad>
        <Facts of={quote} />
        <Button isWide>Approve USDC</Button>
        <Button tone="primary" isWide isOff>
          Swap
        </Button>
      </Pad>
    </Columns>
  </Trade>
);

/** The numbers of the page's worked example. */
const tax = taxedToken.values;
const tokens = (name: string) => `${formatNumber(tax[name] ?? Number.NaN, name === 'back' ? 1 : 0)} tokens`;

/** A token with a transfer tax in a v3-style pool: it can be bought, but not sold. */
export const TaxedSwaps = () => (
  <Stage>
    <Dialog title="Buy" from="On the network’s explorer" isNarrow>
      <Facts
        of={{
          'Minimum received': tokens('minimum'),
          'Pool sent': tokens('quoted'),
          Arrived: tokens('received'),
          Status: 'Success',
        }}
      />
    </Dialog>
    <Dialog title="Sale" from="On the network’s explorer" isNarrow>
      <Facts
        of={{
          'You sent': tokens('received'),
          'Pool needs': tokens('received'),
          'Pool got': tokens('back'),
          Status: 'Reverted (IIA)',
        }}
      />
      <Warning>You hold a token you can’t sell here.</Warning>
    </Dialog>
  </Stage>
);

const TOKEN = '0x7f4C1Ab3d92E06f58c1d7B40aE93f62D8b5507eA';

/** One address from two sources that don't know each other. */
export const TokenAddress = () => (
  <Stage>
    <Dialog title="Contract addresses" from="In the project’s documentation" isNarrow>
      <Facts of={{ Network: 'Base' }} />
      <Field label="Address" as="text" value={TOKEN} />
    </Dialog>
    <Dialog title="Token" from="On the network’s explorer" isNarrow>
      <Facts of={{ Name: 'Sample Token (SAMPLE)', Supply: '100,000,000', Site: 'sample.example' }} />
      <Field label="Contract" as="text" value={TOKEN} />
      <Toggle label="Same 42 characters" value />
    </Dialog>
  </Stage>
);
