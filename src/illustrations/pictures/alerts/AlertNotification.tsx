import { Phone, Stage, Toast } from '../../kit';

const TEXT = 'BTCUSDT at 67,341.5: check depth and funding first.';

/** The same alert in the app and on a phone. */
export const AlertNotification = () => (
  <Stage>
    <Toast title="BTC weekly high">{TEXT}</Toast>
    <Phone
      time="16:00"
      notes={[
        { app: 'Telegram', title: 'PT alerts', text: TEXT, age: 'now' },
        { app: 'Browser push', title: 'BTC weekly high', text: TEXT, age: 'now' },
      ]}
    />
  </Stage>
);
