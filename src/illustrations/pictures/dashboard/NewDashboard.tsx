import { dashboardTemplates } from '@site/data/dashboards/templates';
import { Button, Card, Cards, Dialog, Field, Muted, Stage, Thumb } from '../../kit';

/** The ways to start: blank or from a template; a clone comes from Explorer. */
export const NewDashboard = () => (
  <Stage>
    <Dialog
      title="New dashboard"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Create</Button>
        </>
      }
    >
      <Field label="Name" value="Morning desk" isFocused />
      <Cards isSmall>
        <Card title="Blank">
          <Thumb of={[]} />
        </Card>
        {dashboardTemplates.map(({ id, name, typicalWidgets }) => (
          <Card key={id} title={name}>
            <Thumb of={typicalWidgets} />
          </Card>
        ))}
        <Card title="Clone">
          <Muted>A dashboard you found in Explorer</Muted>
        </Card>
      </Cards>
    </Dialog>
  </Stage>
);
