import { fundingTimesReadIn } from '@site/data/trading/funding-times';
import { signedPercent, usd } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { describeTimeline, moneyText, POSITION_USD, readTime, readTimeline, timeText } from './model';
import Timeline from './Timeline';

const TIME = { read: readTime, write: timeText };

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const reading = readTimeline(state);
  const { from, to, settlements, held, paid, received, net } = reading;
  const netText = net === 0 ? usd(0, 2) : moneyText(net);
  const met = `${held} of ${settlements.length}`;
  const onMove = useCallback(
    (end: 'open' | 'close', hours: number) => change(end === 'open' ? { open: hours } : { close: hours }),
    [change],
  );

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeTimeline(state, reading)}
      controls={
        <>
          <Choice {...control('venue')} label="Venue" />
          <Choice
            {...control('side')}
            label="Position"
            nameOf={(value) => ({ long: 'Long', short: 'Short' })[value]}
          />
          <Slider {...control('open')} label="Open at" shown={`${timeText(state.open)} UTC`} typed={TIME} />
          <Slider
            {...control('close')}
            label="Close at"
            shown={`${timeText(state.close)} UTC`}
            typed={TIME}
          />
        </>
      }
      numbers={{
        label: 'Funding times of the day',
        head: ['Funding time, UTC', 'Rate', 'Held', 'Paid (−) or received (+)'],
        rows: [
          ...settlements.map((settlement) => [
            timeText(settlement.hour),
            signedPercent(settlement.ratePercent, 4),
            settlement.isHeld ? 'yes' : 'no',
            settlement.isHeld ? moneyText(settlement.payment) : usd(0, 2),
          ]),
          ['All', `paid ${usd(paid, 2)}, received ${usd(received, 2)}`, met, netText],
          [
            'Position',
            `${usd(POSITION_USD, 0)}, ${state.side}, ${state.venue}`,
            `${timeText(from)} to ${timeText(to)}`,
            `usual times as of ${fundingTimesReadIn}`,
          ],
        ],
      }}
    >
      <Timeline reading={reading} open={state.open} close={state.close} onMove={onMove} />
    </FigureBody>
  );
}
