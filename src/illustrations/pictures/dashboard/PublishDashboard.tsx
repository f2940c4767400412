import { Button, Checks, Dialog, Field, Row, Stage, Thumb } from '../../kit';

/** What publish asks for. */
export const PublishDashboard = () => (
  <Stage>
    <Dialog
      title="Publish dashboard"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Publish</Button>
        </>
      }
    >
      <Field label="Title" value="Is BTC funding crowded?" />
      <Field
        label="Description"
        as="text"
        value="Start with the tile: above 0.03%, longs are crowded. For large perps. Misleads in quiet weekends."
      />
      <Field label="Tags" value="BTC, funding, perps" />
      <Row>
        <Checks label="Cover">
          <Thumb of={['workbench', 'metric', 'screener', 'note']} />
        </Checks>
        <Field label="Audience" value="People" as="select" note="Mira, Jonas" />
      </Row>
    </Dialog>
  </Stage>
);
