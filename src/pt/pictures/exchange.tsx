import { Cards, Checks, Choice, Dialog, Facts, Field, Menu, Stage, Toggle, Warning } from '../view/kit';
import Ticket from '../view/trade/Ticket';
import { pictureWorkspace } from './pictureWorkspace';
import { StillApp } from './StillApp';

/** Addresses from the range that is kept for examples. */
const ADDRESSES = '203.0.113.10, 203.0.113.11';

/** From the top bar to the dialog that takes key and secret. */
export const BybitConnect = () => (
  <StillApp
    body={
      <Stage>
        <Menu
          items={[
            { name: 'Bybit', note: 'API key' },
            { name: 'Connect wallet', note: 'Swaps' },
          ]}
          active="Bybit"
        />
        <Dialog title="Connect Bybit" buttons={['Cancel', 'Connect']}>
          <Field label="Key" value="Xa4P…9kTe" />
          <Field label="Secret" value="••••••••••••••••••••" />
          <Field label="PT’s IP addresses" value={ADDRESSES} end="Copy" />
        </Dialog>
      </Stage>
    }
  />
);

/** Bybit's form for a watch-only key, and the screen of PT that has the addresses for it. */
export const BybitKeyForm = () => (
  <Stage>
    <Dialog isNarrow title="New key" from="On Bybit’s site" buttons={['Cancel', 'Submit']}>
      <Choice choices={['System-generated', 'Self-generated']} value="System-generated" />
      <Field label="Name" value="PT read-only 2027-03" />
      <Choice label="Access" choices={['Read-Only', 'Read-Write']} value="Read-Only" />
      <Field label="IP addresses" value={ADDRESSES} note="Only these addresses may use the key" />
      <Checks label="Boxes">
        <Toggle label="Contract positions" value />
        <Toggle label="Contract orders" value />
        <Toggle label="Spot trading" value />
        <Toggle label="Withdrawal" />
      </Checks>
    </Dialog>
    <Dialog isNarrow title="Connect Bybit" buttons={['Connect']}>
      <Field label="PT’s IP addresses" value={ADDRESSES} end="Copy" />
      <Field label="Key" hint="Paste the key" />
      <Field label="Secret" hint="Paste the secret" />
      <Warning>PT refuses a key that can withdraw, read-only or not.</Warning>
    </Dialog>
  </Stage>
);

/** Two stops on Bybit's site, the third in PT. */
export const KeyPath = () => (
  <Stage>
    <Cards>
      <Dialog title="Account" from="On Bybit’s site">
        <Toggle label="Identity check" value />
        <Toggle label="Unified Trading Account" value />
        <Toggle label="2FA" value />
        <Toggle label="Sub-account" value />
      </Dialog>
      <Dialog title="API key" from="On Bybit’s site">
        <Facts
          of={{
            Name: 'PT read-only 2027-03',
            Access: 'Read-Only',
            'IP addresses': 'PT’s only',
            'Contract positions': 'On',
            'Contract orders': 'On',
            'Spot trading': 'On',
            Withdrawal: 'Off',
          }}
        />
      </Dialog>
      <Dialog title="Connect Bybit" buttons={['Connect']}>
        <Field label="Key" value="Xa4P…9kTe" />
        <Field label="Secret" value="••••••••••••" />
      </Dialog>
    </Cards>
  </Stage>
);

/** The ticket with every field that an order can have. */
export const OrderTicket = () => (
  <Stage>
    <Dialog title="Trade" isNarrow>
      <Ticket
        app={pictureWorkspace(
          {
            lines: ['practice mode isolated', 'practice leverage BTCUSDT 5'],
            screen: {
              account: 'Sub-account 2',
              ticket: {
                kind: 'limit',
                price: '66,800',
                size: '0.05',
                takeProfit: '68,400',
                stopLoss: '66,100',
              },
            },
          },
          'order-ticket',
        )}
      />
    </Dialog>
  </Stage>
);
