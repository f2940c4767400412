import {
  Chart,
  Columns,
  FundingStrip,
  OrderBook,
  Pane,
  RsiStrip,
  Shell,
  SideTabs,
  WorkbenchHeader,
} from '../../kit';

/** The whole screen: what workbench/overview numbers. */
export const WorkbenchMap = () => (
  <Shell active="Workbench">
    <WorkbenchHeader name="BTC move and funding" />
    <Columns>
      <Pane chart={<Chart count={45} height={206} lines={[{ price: 67_330, label: 'Last high' }]} />}>
        <RsiStrip count={45} />
        <FundingStrip count={45} />
      </Pane>
      <SideTabs active="Order book">
        <OrderBook count={7} />
      </SideTabs>
    </Columns>
  </Shell>
);
