import { Button, Cards, Check, Checks, Choice, Dialog, Field, Stage, Warning } from '../../kit';

/** Addresses from the range that is kept for examples. */
const ADDRESSES = '203.0.113.10, 203.0.113.11';

/** Bybit's form for a watch-only key, and the screen of PT that has the addresses for it. */
export const BybitKeyForm = () => (
  <Stage>
    <Cards>
      <Dialog
        title="New key"
        from="On Bybit’s site"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Submit</Button>
          </>
        }
      >
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
      <Dialog title="Connect Bybit" actions={<Button tone="primary">Connect</Button>}>
        <Field label="PT’s IP addresses" value={ADDRESSES} end="Copy" />
        <Field label="Key" hint="Paste the key" />
        <Field label="Secret" hint="Paste the secret" />
        <Warning>PT refuses a key that can withdraw, read-only or not.</Warning>
      </Dialog>
    </Cards>
  </Stage>
);
