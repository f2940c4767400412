import { Check, Dialog, Facts, Field, Stage } from '../../kit';

const ADDRESS = '0x7f4C1Ab3d92E06f58c1d7B40aE93f62D8b5507eA';

/** One address from two sources that don't know each other. */
export const TokenAddress = () => (
  <Stage>
    <Dialog title="Contract addresses" from="In the project’s documentation" isNarrow>
      <Facts of={{ Network: 'Base' }} />
      <Field label="Address" as="text" value={ADDRESS} />
    </Dialog>
    <Dialog title="Token" from="On the network’s explorer" isNarrow>
      <Facts of={{ Name: 'Sample Token (SAMPLE)', Supply: '100,000,000', Site: 'sample.example' }} />
      <Field label="Contract" as="text" value={ADDRESS} />
      <Check isOn>Same 42 characters</Check>
    </Dialog>
  </Stage>
);
