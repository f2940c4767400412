import { Button, Dialog, Facts, Spot, Stage, Thumb } from '../../kit';

/** One dashboard of Explorer, before it is cloned. */
export const ExplorerPreview = () => (
  <Stage>
    <Dialog title="Is BTC funding crowded?" actions={<Button tone="primary">Clone</Button>}>
      <Thumb of={['workbench', 'orderbook', 'trades', 'watchlist']} />
      <Spot name="Description">
        Funding, open interest and liquidations of BTC on one screen. Misleads in quiet weekends.
      </Spot>
      <Facts
        of={{
          Author: 'Mara K. · 9 publishes',
          'Change notes': '3 · last 22 Jan',
          Metrics: 'Funding rate, open interest',
          Timeframes: '4H, 1D',
          Drawings: '1 · 21 Jan',
        }}
      />
    </Dialog>
  </Stage>
);
