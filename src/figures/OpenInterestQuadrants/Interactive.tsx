import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import { formatNumber, shortUsd, signedPercent, usd } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import InterestBars from './InterestBars';
import {
  BEFORE,
  countBars,
  describeInterest,
  HOURS_PER_BAR,
  type InterestBar,
  interestBars,
  QUADRANTS,
  readInterest,
} from './model';
import QuadrantPlane from './QuadrantPlane';

const coinText = (coin: number) => `${formatNumber(coin, 0)} BTC`;

export default function Interactive() {
  const { state, change, set, reset, control } = useFigureState(figure.id, codecs);
  const isBars = state.show === 'bars';
  const bar = interestBars[state.bar - 1] as InterestBar;
  const [price, coin] = isBars ? [bar.pricePercent, bar.coinPercent] : [state.price, state.coin];
  const before = isBars ? { price: bar.open, coin: bar.coinBefore } : BEFORE;
  const reading = isBars ? bar.reading : readInterest(price, coin);
  const shown = {
    price: signedPercent(price, 1),
    coin: signedPercent(coin, 1),
    usd: signedPercent(reading.usdPercent, 1),
  };
  return (
    <FigureBody
      isSampleData={isBars}
      onReset={reset}
      finding={describeInterest(price, coin, reading, isBars ? bar : undefined)}
      controls={
        <>
          <Choice
            {...control('show')}
            label="Look at"
            nameOf={(value) => ({ point: 'One move', bars: 'Sample bars' })[value]}
          />
          {isBars ? (
            <Slider {...control('bar')} label="Bar" shown={`${bar.number} of ${interestBars.length}`} />
          ) : (
            <>
              <Slider {...control('price')} label="Price" shown={shown.price} />
              <Slider {...control('coin')} label="Open interest, coin" shown={shown.coin} />
            </>
          )}
        </>
      }
      readings={[
        ['Open interest, USD', shown.usd],
        ['Usual reading', reading.quadrant?.short ?? 'none'],
        ['USD agrees with coin', reading.isUsdMisleading ? 'no' : 'yes'],
      ]}
      numbers={[
        { label: 'What it says', rows: [['Looked at', isBars ? `bar ${bar.number}` : 'one move']] },
        {
          label: 'Before and after',
          head: ['Quantity', 'Before', 'After', 'Change'],
          rows: [
            ['Price', usd(before.price, 0), usd(reading.price, 0), shown.price],
            ['Open interest, coin', coinText(before.coin), coinText(reading.coin), shown.coin],
            ['Open interest, USD', shortUsd(reading.usdBefore), shortUsd(reading.usd), shown.usd],
          ],
        },
        ...(isBars
          ? [
              {
                label: 'The four cases on the sample bars',
                head: ['Usual reading', 'Price', 'Open interest, coin', 'Bars'],
                rows: [
                  ...QUADRANTS.map((quadrant) => [
                    quadrant.short,
                    quadrant.price,
                    quadrant.coin,
                    String(countBars(quadrant)),
                  ]),
                  [
                    'All',
                    `Bar ${bar.number} is chosen`,
                    `${HOURS_PER_BAR} h each`,
                    String(interestBars.length),
                  ],
                ],
              },
            ]
          : []),
      ]}
    >
      {isBars ? (
        <InterestBars bar={bar} onBar={set.bar} />
      ) : (
        <QuadrantPlane price={price} coin={coin} onMove={(to, coins) => change({ price: to, coin: coins })} />
      )}
    </FigureBody>
  );
}
