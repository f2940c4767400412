import { Button, Check, Dialog, Facts, Stage, Warning } from '../../kit';

const FIRST = [
  'Bybit knows the key',
  'The secret signs correctly',
  'PT’s IP address may use the key',
  'The key hasn’t expired',
];

/** The checks behind Connect: one key passes them, another is refused. */
export const KeyChecks = () => (
  <Stage>
    <Dialog title="Bybit is connected" isNarrow actions={<Button tone="primary">Done</Button>}>
      {[...FIRST, 'The key can’t withdraw', 'The account is unified', 'Bybit serves you'].map((check) => (
        <Check key={check} isOn>
          {check}
        </Check>
      ))}
      <Facts of={{ 'Kind of key': 'Trading key' }} />
    </Dialog>
    <Dialog title="Key refused" isNarrow actions={<Button>Try again</Button>}>
      {FIRST.map((check) => (
        <Check key={check} isOn>
          {check}
        </Check>
      ))}
      <Warning>This key can withdraw. Take that right away on Bybit, then connect the key again.</Warning>
    </Dialog>
  </Stage>
);
