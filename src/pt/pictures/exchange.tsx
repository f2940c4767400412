import {
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
  profit,
} from '@site/data/formulas/trading/orders';
import { formatNumber } from '@site/src/lib/text/format';
import { samplePrice } from '../model/sample';
import { priceText } from '../model/select';
import {
  Button,
  Cards,
  Check,
  Checks,
  Choice,
  Dialog,
  Facts,
  Field,
  Menu,
  Pad,
  Row,
  Stage,
  Table,
  Tabs,
  Warning,
} from '../view/kit';
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

/** A market order at the price that the chart shows. */
const BTC = 'BTCUSDT';
const LEVERAGE = 5;
const TAKER_FEE = 0.055;
const mark = samplePrice(BTC);
const value = notional(0.05, mark);

/** What a connected account adds to the workbench: lines, ticket and table. */
export const BybitInTheApp = () => (
  <StillApp
    account="Bybit"
    lines={['draw hline 66800', 'draw hline 66100', 'save as "BTC move and funding"']}
    screen={{ tab: 'Trade' }}
    side={
      <Pad>
        <Choice options={['Market', 'Limit', 'Conditional']} chosen="Market" />
        <Field label="Size" value="0.050" end="BTC" />
        <Facts
          of={{
            Cost: `${formatNumber(initialMargin(value, LEVERAGE), 2)} USDT`,
            'Fee estimate': `${formatNumber(feeEstimate(value, TAKER_FEE), 2)} USDT`,
            'Liquidation price estimate': priceText(BTC, liquidationEstimate('long', mark, LEVERAGE, 0.4)),
          }}
        />
        <Button tone="buy" isWide>
          Send
        </Button>
      </Pad>
    }
    below={
      <div>
        <Tabs of={{ Positions: 1, Orders: 2 }} active="Positions" />
        <Table
          columns={[
            { name: 'Symbol' },
            { name: 'Size', align: 'end' },
            { name: 'Entry', align: 'end', isMinor: true },
            { name: 'Mark', align: 'end', isMinor: true },
            { name: 'Unrealised', align: 'end' },
          ]}
          rows={[
            [
              BTC,
              '0.150',
              '66,800.0',
              priceText(BTC, mark),
              `+${formatNumber(profit('long', 0.15, 66_800, mark), 2)}`,
            ],
          ]}
        />
      </div>
    }
  />
);

/** Bybit's form for a watch-only key, and the screen of PT that has the addresses for it. */
export const BybitKeyForm = () => (
  <Stage>
    <Dialog isNarrow title="New key" from="On Bybit’s site" buttons={['Cancel', 'Submit']}>
      <Choice options={['System-generated', 'Self-generated']} chosen="System-generated" />
      <Field label="Name" value="PT read-only 2027-03" />
      <Choice label="Access" options={['Read-Only', 'Read-Write']} chosen="Read-Only" />
      <Field label="IP addresses" value={ADDRESSES} note="Only these addresses may use the key" />
      <Checks label="Boxes">
        <Check isOn>Contract positions</Check>
        <Check isOn>Contract orders</Check>
        <Check isOn>Spot trading</Check>
        <Check>Withdrawal</Check>
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
        <Check isOn>Identity check</Check>
        <Check isOn>Unified Trading Account</Check>
        <Check isOn>2FA</Check>
        <Check isOn>Sub-account</Check>
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
      <Facts of={{ Account: 'Sub-account 2' }} />
      <Choice options={['Market', 'Limit', 'Conditional']} chosen="Limit" />
      <Row>
        <Field label="Price" value="66,800.0" end="USDT" />
        <Field label="Leverage" value="5×" as="select" />
      </Row>
      <Field label="Size" value="0.150" end="BTC" note="Coin, quote or % of available" />
      <Row>
        <Field label="Take-profit" value="68,400.0" />
        <Field label="Stop-loss" value="66,100.0" />
      </Row>
      <Field label="Time in force" value="Good till cancelled" as="select" />
      <Row>
        <Check>Reduce-only</Check>
        <Check>Post-only</Check>
      </Row>
      <Facts
        of={{
          Cost: '2,004.00 USDT',
          'Fee estimate': '2.00 USDT',
          'Liquidation price (account, others unchanged)': '53,134.0',
        }}
      />
      <Choice options={['Buy', 'Sell']} chosen="Buy" />
      <Button tone="buy" isWide>
        Send
      </Button>
    </Dialog>
  </Stage>
);
