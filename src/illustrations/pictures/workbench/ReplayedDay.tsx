import { Button, Chart, Muted, Pane, Panel, Toolbar, TopBar } from '../../kit';

const HIDDEN = 12;

/** A replay: the bars after the date are held back. */
export const ReplayedDay = () => (
  <Panel>
    <TopBar typed="replay 2026-01-22" />
    <Pane fromLast={HIDDEN} chart={<Chart count={94} height={170} hidden={HIDDEN} />} />
    <Toolbar>
      <Muted>Replay</Muted>
      <Button tone="primary">Step forward</Button>
      <Button>Leave replay</Button>
    </Toolbar>
  </Panel>
);
