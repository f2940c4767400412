import { Chart, Menu, Overlay, Pane, Panel, TopBar, WorkbenchHeader } from '../../kit';

/** What Tab would add, and the metrics that fit what is typed. */
export const CommandCompletion = () => (
  <Panel>
    <TopBar typed='metric add "fun' rest='ding rate"' />
    <WorkbenchHeader />
    <Overlay over={<Pane chart={<Chart height={150} count={94} />} />}>
      <Menu
        active="funding rate"
        items={[
          { name: 'funding rate', note: 'venue=' },
          { name: 'funding rate, 8-hour', note: 'venue=' },
          { name: 'OI-weighted funding' },
        ]}
      />
    </Overlay>
  </Panel>
);
