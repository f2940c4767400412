import { partialBand } from '@site/data/metrics/depth-bands';
import { formatNumber } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import Columns from '../kit/drawing/Columns';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import BookNumbers from './BookNumbers';
import { codecs } from './codecs';
import DepthCurve from './DepthCurve';
import { figure } from './figure';
import Ladder, { LADDER_ROWS } from './Ladder';
import { bookOf, readBand, SHORT_FEED, walkBook, wall } from './model';
import { describeWalk, sizeOf, sizeText } from './words';

const COMPACT_ROWS = 6;

export default function Interactive({ compact = false }: { compact?: boolean }) {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const isShort = state.book === 'sample' && state.short;
  const feedPercent = isShort ? SHORT_FEED : Number.POSITIVE_INFINITY;
  const book = bookOf(state.book, state.wall, feedPercent);
  const size = sizeText(state);
  const walk = walkBook(book, state.side, sizeOf(state));
  const bandPercent = Number(state.band);
  const band = readBand(book, bandPercent, feedPercent);
  const priceDecimals = state.book === 'small' ? 1 : 2;

  return (
    <FigureBody
      layout="below"
      onReset={reset}
      isSampleData
      summary={describeWalk({
        side: state.side,
        size,
        walk,
        bandPercent,
        band,
      })}
      controls={
        <>
          <Choice
            {...control('side')}
            label="Market order"
            nameOf={(value) => ({ buy: 'Buy', sell: 'Sell' })[value]}
          />
          <Slider {...control(state.book)} id={`${figure.id}-size`} label="Size" shown={size} />
          {!compact && (
            <>
              <Choice {...control('band')} label="Depth band" nameOf={(value) => `${value}%`} />
              <Choice
                {...control('book')}
                label="Book"
                nameOf={(value) => ({ sample: 'Sample market', small: 'Worked example' })[value]}
              />
              {state.book === 'sample' && (
                <Toggle
                  {...control('short')}
                  label={`Feed ends at ${SHORT_FEED}%, as for ${partialBand.example.symbol} on ${partialBand.example.venue}`}
                />
              )}
              {state.book === 'sample' && !isShort && wall && (
                <Toggle {...control('wall')} label={`Large ask at ${formatNumber(wall.price, 2)}`} />
              )}
            </>
          )}
        </>
      }
      numbers={
        <BookNumbers
          book={book}
          side={state.side}
          size={size}
          walk={walk}
          priceDecimals={priceDecimals}
          feedPercent={feedPercent}
        />
      }
    >
      <Columns>
        <Ladder
          book={book}
          side={state.side}
          walk={walk}
          priceDecimals={priceDecimals}
          rows={compact ? COMPACT_ROWS : LADDER_ROWS}
        />
        {!compact && (
          <DepthCurve
            book={book}
            side={state.side}
            walk={walk}
            bandPercent={bandPercent}
            band={band}
            priceDecimals={priceDecimals + 1}
            feedPercent={feedPercent}
          />
        )}
      </Columns>
    </FigureBody>
  );
}
