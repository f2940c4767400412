import { Button, Cards, Check, Dialog, Facts, Field, Stage } from '../../kit';

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
      <Dialog title="Connect Bybit" actions={<Button tone="primary">Connect</Button>}>
        <Field label="Key" value="Xa4P…9kTe" />
        <Field label="Secret" value="••••••••••••" />
      </Dialog>
    </Cards>
  </Stage>
);
