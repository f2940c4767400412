import { formatNumber } from '@site/src/lib/text/format';
import { Button, Chart, cari, Dialog, Field, Pane, Panel, Stage, Strip } from '../../kit';

/** A model in its strip with bands and an open bar, and an alert that waits for the close. */
export const ModelAlert = () => (
  <Stage>
    <Panel>
      <Pane timeframe="1D" hasTools={false} chart={<Chart timeframe="1D" count={52} height={110} />}>
        <Strip
          name="CARI"
          values={cari}
          bands={[0.3, 0.6, 0.8]}
          format={(value) => formatNumber(value, 2)}
          height={96}
          isOpen
          count={52}
        />
      </Pane>
    </Panel>
    <Dialog title="New alert" isNarrow actions={<Button tone="primary">Create</Button>}>
      <Field label="Condition" value="CARI crosses" as="select" />
      <Field label="Level" value="0.30" />
      <Field label="Trigger" value="Once per bar close" as="select" />
    </Dialog>
  </Stage>
);
