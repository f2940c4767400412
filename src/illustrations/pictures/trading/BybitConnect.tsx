import { Button, Dialog, Field, Menu, Panel, Stage, TopBar } from '../../kit';

/** From the top bar to the dialog that takes key and secret. */
export const BybitConnect = () => (
  <Panel>
    <TopBar />
    <Stage>
      <Menu
        items={[
          { name: 'Bybit', note: 'API key' },
          { name: 'Connect wallet', note: 'Swaps' },
        ]}
        active="Bybit"
      />
      <Dialog
        title="Connect Bybit"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Connect</Button>
          </>
        }
      >
        <Field label="Key" value="Xa4P…9kTe" />
        <Field label="Secret" value="••••••••••••••••••••" />
        <Field label="PT’s IP addresses" value="203.0.113.10, 203.0.113.11" end="Copy" />
      </Dialog>
    </Stage>
  </Panel>
);
