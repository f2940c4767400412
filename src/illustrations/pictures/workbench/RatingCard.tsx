import { sma } from '@site/data/formulas/metrics/momentum';
import { subScores } from '@site/data/models/ratings';
import { Card, Chart, Facts, Pad, Pane, Panel, rsi14On, Stage, Strip } from '../../kit';

const SCORES: Readonly<Record<string, string>> = {
  User: '6.8',
  'Demand shock': '5.9',
  'Price level': '7.9',
  Accumulation: '7.2',
  'Price strength': '3.4',
  'Token usage': '6.1',
  Sentiment: '7.4',
  Leverage: '6.5',
};

const strength = sma(rsi14On('1D'), 10);
const overall = strength.map((each) => 6.4 + (each - (strength.at(-1) ?? 0)) / 20);

/** An overall rating with its sub-scores, one of them missing, and its strip. */
export const RatingCard = () => (
  <Stage>
    <Panel isNarrow title="Panda Intel">
      <Pad>
        <Card title="Rating" end="8 of 9 sub-scores" reading="6.4, strong">
          <Facts of={Object.fromEntries(subScores.map(({ name }) => [name, SCORES[name] ?? 'missing']))} />
        </Card>
      </Pad>
    </Panel>
    <Panel>
      <Pane
        symbol="SOLUSDT"
        timeframe="1D"
        hasTools={false}
        chart={<Chart symbol="SOLUSDT" timeframe="1D" count={46} height={186} />}
      >
        <Strip name="Overall token rating" values={overall} bands={[2, 4, 6, 8]} height={104} count={46} />
      </Pane>
    </Panel>
  </Stage>
);
