import { formatNumber } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import { choiceOf, flag, numberIn } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import Slider from '../kit/Slider';
import Toggle from '../kit/Toggle';
import { useFigureState } from '../kit/useFigureState';
import BookNumbers from './BookNumbers';
import DepthCurve from './DepthCurve';
import Ladder from './Ladder';
import { BANDS, bookOf, readBand, walkBook, wall } from './model';
import { describeWalk } from './words';

export const FIGURE = 'order-book';
/** Sizes differ so much between the two books that each keeps its own. */
const SIZES = {
  sample: { min: 10, max: 1_000, step: 10, decimals: 0 },
  small: { min: 0.5, max: 24, step: 0.5, decimals: 1 },
} as const;

export const codecs = {
  book: choiceOf(['sample', 'small'], 'sample'),
  side: choiceOf(['buy', 'sell'], 'buy'),
  sample: numberIn(SIZES.sample.min, SIZES.sample.max, 400),
  small: numberIn(SIZES.small.min, SIZES.small.max, 8),
  band: choiceOf(BANDS, '1'),
  wall: flag(true),
};

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(FIGURE, codecs);
  const book = bookOf(state.book, state.wall);
  const size = state[state.book];
  const range = SIZES[state.book];
  const sizeText = `${formatNumber(size, range.decimals)} coins`;
  const walk = walkBook(book, state.side, size);
  const bandPercent = Number(state.band);
  const band = readBand(book, bandPercent);
  const priceDecimals = state.book === 'small' ? 1 : 2;

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      summary={describeWalk({
        side: state.side,
        size: sizeText,
        walk,
        bandPercent,
        band,
      })}
      controls={
        <>
          <Choice
            id={`${FIGURE}-side`}
            label="Market order"
            value={state.side}
            options={[
              { value: 'buy', label: 'Buy' },
              { value: 'sell', label: 'Sell' },
            ]}
            onChange={set.side}
          />
          <Slider
            id={`${FIGURE}-size`}
            label="Size"
            min={range.min}
            max={range.max}
            step={range.step}
            value={size}
            shown={sizeText}
            onChange={(next) => change({ [state.book]: next })}
          />
          <Choice
            id={`${FIGURE}-band`}
            label="Depth band"
            value={state.band}
            options={BANDS.map((value) => ({ value, label: `${value}%` }))}
            onChange={set.band}
          />
          <Choice
            id={`${FIGURE}-book`}
            label="Book"
            value={state.book}
            options={[
              { value: 'sample', label: 'Sample market' },
              { value: 'small', label: 'Worked example' },
            ]}
            onChange={set.book}
          />
          {state.book === 'sample' && wall && (
            <Toggle
              id={`${FIGURE}-wall`}
              label={`Large ask at ${formatNumber(wall.price, 2)}`}
              checked={state.wall}
              onChange={set.wall}
            />
          )}
        </>
      }
      numbers={
        <BookNumbers
          book={book}
          side={state.side}
          size={sizeText}
          walk={walk}
          priceDecimals={priceDecimals}
        />
      }
    >
      <Columns layout="even">
        <Ladder book={book} side={state.side} walk={walk} priceDecimals={priceDecimals} />
        <DepthCurve
          book={book}
          side={state.side}
          walk={walk}
          bandPercent={bandPercent}
          band={band}
          priceDecimals={priceDecimals + 1}
        />
      </Columns>
    </FigureBody>
  );
}
