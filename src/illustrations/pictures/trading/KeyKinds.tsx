import { Button, Facts, Muted, Pad, Panel, Stage } from '../../kit';

const ACCOUNT = { Balance: '12,446.47 USDT', Positions: '1', 'Open orders': '2' };

/** The same account through the two kinds of key. */
export const KeyKinds = () => (
  <Stage>
    <Panel title="Read-only key" isNarrow>
      <Pad>
        <Facts of={ACCOUNT} />
        <Button isWide isOff>
          Send
        </Button>
        <Muted>This key can’t place orders.</Muted>
      </Pad>
    </Panel>
    <Panel title="Trading key" isNarrow>
      <Pad>
        <Facts of={ACCOUNT} />
        <Button tone="buy" isWide>
          Send
        </Button>
        <Muted>Orders go to Bybit.</Muted>
      </Pad>
    </Panel>
  </Stage>
);
