import { Button, Dialog, Facts, Panel, Stage, TopBar } from '../../kit';

/** The two places where a connection ends. */
export const BybitAccount = () => (
  <Panel>
    <TopBar account="Bybit" />
    <Stage>
      <Dialog title="Bybit" isNarrow actions={<Button>Disconnect</Button>}>
        <Facts of={{ 'Kind of key': 'Trading key', Positions: '1', 'Open orders': '2' }} />
      </Dialog>
      <Dialog title="API" from="On Bybit’s site" isNarrow actions={<Button>Delete</Button>}>
        <Facts of={{ Name: 'PT trading 2027-03', Access: 'Read-Write', 'IP addresses': '2' }} />
      </Dialog>
    </Stage>
  </Panel>
);
