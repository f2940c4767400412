import { Panel, Stage, WorkbenchHeader } from '../../kit';

/** The header once something has changed since the last save. */
export const UnsavedChange = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader name="BTC funding and basis" timeframe="1D" isUnsaved />
    </Panel>
  </Stage>
);
