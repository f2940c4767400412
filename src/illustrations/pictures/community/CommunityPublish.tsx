import { Button, Dialog, Field, Menu, Panel, Row, Stage, WorkbenchHeader } from '../../kit';

/** From Share to the dialog of a publish. */
export const CommunityPublish = () => (
  <Panel>
    <WorkbenchHeader name="Crowded shorts" />
    <Stage>
      <Menu items={[{ name: 'Share link' }, { name: 'Snapshot' }, { name: 'Publish' }]} active="Publish" />
      <Dialog
        title="Publish Crowded shorts"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Publish</Button>
          </>
        }
      >
        <Field label="Title" value="Are BTC shorts crowded on Bybit?" />
        <Field
          label="Description"
          as="text"
          value="Funding and open interest on BTCUSDT, Bybit, 4H. Wrong if funding turns positive. Levels of 24 Jan."
        />
        <Row>
          <Field label="Tags" value="BTCUSDT, funding, 4H" />
          <Field label="Cover" value="Pane 1" as="select" />
        </Row>
        <Row>
          <Field label="Audience" value="Community" as="select" />
          <Field label="Which community" value="Funding desk" as="select" />
        </Row>
      </Dialog>
    </Stage>
  </Panel>
);
