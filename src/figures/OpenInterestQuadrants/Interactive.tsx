import { formatNumber, shortUsd, signedPercent, usd } from '@site/src/lib/format';
import Columns from '../kit/Columns';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Readings from '../kit/Readings';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { BEFORE, readInterest } from './model';
import QuadrantPlane from './QuadrantPlane';

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const reading = readInterest(state.price, state.coin);
  const shown = {
    price: signedPercent(state.price, 1),
    coin: signedPercent(state.coin, 1),
    usd: signedPercent(reading.usdPercent, 1),
  };
  const usual = reading.quadrant
    ? `Usual reading: ${reading.quadrant.reading}.`
    : 'One of the two hasn’t moved, so there’s no reading.';
  const trap = reading.isUsdMisleading ? ' The USD figure says otherwise because price is part of it.' : '';

  return (
    <FigureBody
      onReset={reset}
      summary={`Price ${shown.price}, open interest ${shown.coin} in coin and ${shown.usd} in USD. ${usual}${trap}`}
      controls={
        <>
          <Slider {...control('price')} label="Price" shown={shown.price} />
          <Slider {...control('coin')} label="Open interest, coin" shown={shown.coin} />
        </>
      }
      numbers={
        <NumbersTable
          label="Before and after"
          head={['Quantity', 'Before', 'After', 'Change']}
          rows={[
            ['Price', usd(BEFORE.price, 0), usd(reading.price, 0), shown.price],
            [
              'Open interest, coin',
              `${formatNumber(BEFORE.coin, 0)} BTC`,
              `${formatNumber(reading.coin, 0)} BTC`,
              shown.coin,
            ],
            ['Open interest, USD', shortUsd(reading.usdBefore), shortUsd(reading.usd), shown.usd],
          ]}
        />
      }
    >
      <Columns layout="wide">
        <QuadrantPlane
          price={state.price}
          coin={state.coin}
          onMove={(price, coin) => change({ price, coin })}
        />
        <Readings
          values={[
            ['Price', shown.price],
            ['Open interest, coin', shown.coin],
            ['Open interest, USD', shown.usd],
            ['Usual reading', reading.quadrant?.short ?? 'none'],
            ['USD agrees with coin', reading.isUsdMisleading ? 'no' : 'yes'],
          ]}
        />
      </Columns>
    </FigureBody>
  );
}
