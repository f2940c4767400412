import { Button, Chart, Columns, Pad, Pane, Shell, SideTabs, Table, WorkbenchHeader } from '../../kit';

/** The three places that show alerts: rail, bell and tab. */
export const AlertsInTheApp = () => (
  <Shell active="Workbench" hasNews>
    <WorkbenchHeader name="BTC move and funding" />
    <Columns>
      <Pane chart={<Chart count={40} height={190} lines={[{ price: 67_330, label: 'BTC weekly high' }]} />} />
      <SideTabs active="Alerts">
        <Table
          columns={[{ name: 'Alert' }, { name: 'Level', align: 'end' }]}
          rows={[
            ['BTC weekly high', '67,330.0'],
            ['Funding flips', '0.0000%'],
            ['RSI above 70', '70'],
          ]}
        />
        <Pad>
          <Button tone="primary" isWide>
            New alert
          </Button>
        </Pad>
      </SideTabs>
    </Columns>
  </Shell>
);
