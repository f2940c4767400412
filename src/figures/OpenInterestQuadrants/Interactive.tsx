import { formatNumber, shortUsd, signedPercent, usd } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import NumbersTable from '../kit/shell/NumbersTable';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
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
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
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
  const onMove = useCallback((to: number, coins: number) => change({ price: to, coin: coins }), [change]);
  const onBar = useCallback((number: number) => change({ bar: number }), [change]);

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
      numbers={
        <>
          <NumbersTable
            label="Before and after"
            head={['Quantity', 'Before', 'After', 'Change']}
            rows={[
              ['Price', usd(before.price, 0), usd(reading.price, 0), shown.price],
              ['Open interest, coin', coinText(before.coin), coinText(reading.coin), shown.coin],
              ['Open interest, USD', shortUsd(reading.usdBefore), shortUsd(reading.usd), shown.usd],
            ]}
          />
          {isBars && (
            <NumbersTable
              label="The four cases on the sample bars"
              head={['Usual reading', 'Price', 'Open interest, coin', 'Bars']}
              rows={[
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
              ]}
            />
          )}
        </>
      }
    >
      {isBars ? (
        <InterestBars bar={bar} onBar={onBar} />
      ) : (
        <QuadrantPlane price={price} coin={coin} onMove={onMove} />
      )}
    </FigureBody>
  );
}
