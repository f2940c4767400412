import Buttons from '@site/src/kit/controls/Buttons';
import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import type { Numbers } from '@site/src/kit/tables/NumbersTable';
import { clamp } from '@site/src/lib/samples/barView';
import { formatNumber, shortUsd, signedShortUsd } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import { quantityText } from '@site/src/pt/view/side/Ladder';
import side from '@site/src/pt/view/side/side.module.css';
import Tape from '@site/src/pt/view/side/Tape';
import clsx from 'clsx';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { clock, describeTape, FILTERS, MOMENTS, momentAt, prints, readTape } from './model';
import styles from './styles.module.css';

const ROWS = 14;
const LAST = prints.length;

/** The sums of the list, and its newest trades. */
function numbersOf(count: number, tape: ReturnType<typeof readTape>): Numbers[] {
  return [
    {
      label: 'Numbers of the list',
      rows: [
        ['Trades played', `${count} of ${LAST}`],
        ['▲ Taker buys', shortUsd(tape.buys)],
        ['▼ Taker sells', shortUsd(tape.sells)],
        ['Delta of the list', signedShortUsd(tape.delta)],
        ['What you see', momentAt(count)?.label ?? 'Ordinary trading'],
        ['Trades shown', String(tape.shown.length)],
        ['Hidden by the filter', String(tape.hidden)],
      ],
    },
    {
      label: 'Trades in the list, newest first',
      head: ['Time', 'Taker', 'Price', 'Coins', 'USD'],
      rows: tape.shown
        .slice(0, ROWS)
        .map((print) => [
          `${clock(print.ms)} (trade ${print.index + 1})`,
          print.taker === 'buy' ? 'Buy' : 'Sell',
          formatNumber(print.price, 1),
          formatNumber(print.quantity, 3),
          formatNumber(print.usd, 0),
        ]),
    },
  ];
}

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const count = state.print;
  const tape = readTape(prints, count, state.filter);
  const goTo = (next: number) => change({ print: clamp(next, 1, LAST) });

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      finding={describeTape(count, tape)}
      controls={
        <>
          <Slider {...control('print')} label="Newest trade" shown={`${count} of ${LAST}`} />
          <Choice {...control('filter')} label="Size filter, USD" nameOf={(id) => nameIn(FILTERS, id)} />
          <Buttons
            label="Time"
            buttons={[1, 10].map((more) => ({
              label: `Next ${more}`,
              isOff: count >= LAST,
              onClick: () => goTo(count + more),
            }))}
          />
          <Buttons
            label="Go to a pattern"
            buttons={MOMENTS.map(({ label, to }) => ({ label, onClick: () => goTo(to + 1) }))}
          />
        </>
      }
      numbers={numbersOf(count, tape)}
    >
      <div className={clsx(side.panel, styles.tape)} data-markdown-ignore="">
        <Tape
          coin="BTC"
          least={ROWS}
          rows={tape.shown.slice(0, ROWS).map(({ ms, taker, price, quantity, usd }) => ({
            time: clock(ms),
            taker,
            price: formatNumber(price, 1),
            size: quantityText(quantity),
            value: formatNumber(usd, 0),
          }))}
        />
      </div>
    </FigureBody>
  );
}
