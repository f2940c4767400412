import { intelCards } from '@site/data/models/intel-cards';
import {
  Card,
  Chart,
  Columns,
  FundingStrip,
  Pad,
  Pane,
  RsiStrip,
  Shell,
  SideTabs,
  WorkbenchHeader,
} from '../../kit';

const READINGS: Readonly<Record<string, { end: string; reading: string; tone?: 'up' }>> = {
  trend: { end: 'since 16 Jan', reading: 'Up', tone: 'up' },
  momentum: { end: 'since 22 Jan', reading: 'Positive, losing speed' },
  positioning: { end: 'since 23 Jan', reading: 'Longs pay, open interest rises' },
  flow: { end: 'since 08:00 UTC', reading: 'Small trades buy, large ones sell' },
  liquidity: { end: 'since 20:00 UTC', reading: '0.02% slippage for $100k' },
  'on-chain': { end: 'since 19 Jan', reading: 'Coins leave exchanges' },
  rating: { end: 'since 21 Jan', reading: '6.4, strong' },
};

/** The seven cards beside the chart they read. */
export const IntelCards = () => (
  <Shell active="Workbench" typed="intel">
    <WorkbenchHeader />
    <Columns>
      <Pane chart={<Chart count={45} height={360} />}>
        <RsiStrip count={45} />
        <FundingStrip count={45} />
      </Pane>
      <SideTabs active="Panda Intel">
        <Pad>
          {intelCards.map(({ id, name }) => (
            <Card key={id} title={name} {...READINGS[id]} />
          ))}
        </Pad>
      </SideTabs>
    </Columns>
  </Shell>
);
