import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { linePath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { formatNumber, shortUsd, signedPercent, usd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { BEFORE, coinForEqualUsd, describeInterest, QUADRANTS, readInterest } from './model';

const HEIGHT = 330;
const PLOT = { left: 0, right: 320, top: 22, bottom: 308 };
const LIMIT = codecs.price.range.max;

const x = scaleLinear([-LIMIT, LIMIT], [PLOT.left, PLOT.right]);
const y = scaleLinear([-LIMIT, LIMIT], [PLOT.bottom, PLOT.top]);
const TICKS = [-5, 0, 5].map((value) => ({ value, label: value === 0 ? '0' : signedPercent(value, 0) }));
const curvePrices = Array.from({ length: 21 }, (_, index) => index - 10);
/** Clipped to the plane: beyond −9% of price the curve leaves it. */
const equalUsd = linePath(
  curvePrices
    .map((price) => [price, coinForEqualUsd(price)] as const)
    .filter(([, coin]) => coin <= LIMIT)
    .map(([price, coin]) => [x(price), y(coin)]),
);

/** One quarter of the plane. Labels stand near the vertical axis, where the dashed line does not run. */
function QuadrantArea({ quadrant, isHere }: { quadrant: (typeof QUADRANTS)[number]; isHere: boolean }) {
  const isRight = quadrant.price === 'rises';
  const isTop = quadrant.coin === 'rises';
  return (
    <g>
      {isHere && (
        <rect
          className={drawing.here}
          x={isRight ? x(0) : PLOT.left}
          y={isTop ? PLOT.top : y(0)}
          width={(PLOT.right - PLOT.left) / 2}
          height={(PLOT.bottom - PLOT.top) / 2}
        />
      )}
      <Label
        className={`${isHere ? drawing.text : drawing.muted} ${drawing.halo}`}
        x={x(0) + (isRight ? 8 : -8)}
        y={isTop ? PLOT.top + 22 : PLOT.bottom - 12}
        textAnchor={isRight ? 'start' : 'end'}
      >
        {isHere ? `▸ ${quadrant.short}` : quadrant.short}
      </Label>
    </g>
  );
}

type QuadrantPlaneProps = { price: number; coin: number; onMove: (price: number, coin: number) => void };

/** Price to the right, coin open interest up. Press or drag to move the point; the sliders do the same. */
function QuadrantPlane({ price, coin, onMove }: QuadrantPlaneProps) {
  const { quadrant } = readInterest(price, coin);
  return (
    <Drawing
      height={HEIGHT}
      label={`Price ${signedPercent(price, 1)} and coin open interest ${signedPercent(coin, 1)}: ${quadrant?.short ?? 'on an axis'}`}
      onPick={(at) =>
        onMove(toStep(codecs.price.range, x.invert(at.x)), toStep(codecs.coin.range, y.invert(at.y)))
      }
    >
      <ValueAxis plot={PLOT} y={y} ticks={TICKS} />
      {TICKS.map(({ value, label }) => (
        <g key={value}>
          <path
            className={value === 0 ? drawing.axis : drawing.grid}
            d={`M${x(value)} ${PLOT.top}V${PLOT.bottom}`}
          />
          <Label axis x={x(value)} y={HEIGHT - 6} middle text={label} />
        </g>
      ))}
      {QUADRANTS.map((each) => (
        <QuadrantArea key={each.short} quadrant={each} isHere={each === quadrant} />
      ))}
      <path className={drawing.warn} d={equalUsd} />
      <Label className={drawing.warnText} x={PLOT.left + 6} y={y(0) - 10} text="USD OI unchanged" />
      <circle className={drawing.handle} cx={x(price)} cy={y(coin)} r={8} />
      <Label x={x(0)} y={14} middle text="↑ coin open interest" />
      <Label x={WIDTH} y={HEIGHT - 6} end text="price →" />
    </Drawing>
  );
}

const coinText = (coin: number) => `${formatNumber(coin, 0)} BTC`;

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const { price, coin } = state;
  const reading = readInterest(price, coin);
  const shown = {
    price: signedPercent(price, 1),
    coin: signedPercent(coin, 1),
    usd: signedPercent(reading.usdPercent, 1),
  };
  return (
    <FigureBody
      onReset={reset}
      finding={describeInterest(price, coin, reading)}
      controls={
        <>
          <Slider {...control('price')} label="Price" shown={shown.price} />
          <Slider {...control('coin')} label="Open interest, coin" shown={shown.coin} />
        </>
      }
      numbers={[
        {
          label: 'What it says',
          rows: [
            ['Open interest, USD', shown.usd],
            ['Usual reading', reading.quadrant?.short ?? 'none'],
            ['USD agrees with coin', reading.isUsdMisleading ? 'no' : 'yes'],
          ],
        },
        {
          label: 'Before and after',
          head: ['Quantity', 'Before', 'After', 'Change'],
          rows: [
            ['Price', usd(BEFORE.price, 0), usd(reading.price, 0), shown.price],
            ['Open interest, coin', coinText(BEFORE.coin), coinText(reading.coin), shown.coin],
            ['Open interest, USD', shortUsd(reading.usdBefore), shortUsd(reading.usd), shown.usd],
          ],
        },
      ]}
    >
      <QuadrantPlane price={price} coin={coin} onMove={(to, coins) => change({ price: to, coin: coins })} />
    </FigureBody>
  );
}
