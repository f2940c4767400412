import { Chart, Menu, Overlay, Pane, Panel, TopBar, WorkbenchHeader } from '../../kit';

/** Three ways to share, from the header. */
export const ShareMenu = () => (
  <Panel>
    <TopBar typed="share" />
    <WorkbenchHeader name="BTC funding and basis" />
    <Overlay at="end" over={<Pane chart={<Chart count={94} height={140} as="line" />} />}>
      <Menu
        items={[
          { name: 'Share link', note: 'follows your saves' },
          { name: 'Snapshot', note: 'a picture' },
          { name: 'Publish', note: 'for an audience' },
        ]}
      />
    </Overlay>
  </Panel>
);
