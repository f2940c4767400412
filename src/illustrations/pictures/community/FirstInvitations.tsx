import { Button, Card, Dialog, Field, Muted, Pad, Panel, Person, Stage } from '../../kit';

/** A feed with something in it, and the people who may see it. */
export const FirstInvitations = () => (
  <Stage>
    <Panel title="Funding desk" isNarrow>
      <Pad>
        <Card title="Read this first" end="Pinned">
          <Person name="Mira" note="Dashboard" />
        </Card>
        <Card title="Are BTC shorts crowded on Bybit?">
          <Person name="Mira" note="Workbench" />
        </Card>
        <Card title="Which perps pay over 0.05%?">
          <Person name="Mira" note="Screener" />
        </Card>
      </Pad>
    </Panel>
    <Dialog title="Invite people" isNarrow actions={<Button tone="primary">Invite</Button>}>
      <Field label="Names" value="Jonas, Ana, Leo" isFocused />
      <Muted>They see the feed and the rules once they accept.</Muted>
    </Dialog>
  </Stage>
);
