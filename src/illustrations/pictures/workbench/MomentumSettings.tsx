import { Button, Chart, Dialog, Field, momentum, Pane, Panel, Row, Stage, Strip } from '../../kit';

/** The oscillator's settings at their defaults, and its strip. */
export const MomentumSettings = () => (
  <Stage>
    <Dialog title="Momentum Oscillator" isNarrow actions={<Button tone="primary">Apply</Button>}>
      <Row>
        <Field label="n" value="14" note="Bars to look back" />
        <Field label="s" value="3" note="Bars to smooth" />
      </Row>
      <Field label="Bands" value="±50" />
    </Dialog>
    <Panel>
      <Pane hasTools={false} chart={<Chart count={52} height={110} />}>
        <Strip name="Momentum Oscillator" values={momentum} bands={[-50, 0, 50]} height={84} count={52} />
      </Pane>
    </Panel>
  </Stage>
);
