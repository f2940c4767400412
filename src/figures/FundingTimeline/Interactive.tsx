import { fundingTimesReadIn } from '@site/data/trading/funding-times';
import Choice from '@site/src/kit/controls/Choice';
import { SIDE_NAMES } from '@site/src/kit/controls/names';
import Slider from '@site/src/kit/controls/Slider';
import { signedPercent, usd } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { describeTimeline, moneyText, POSITION_USD, readTime, readTimeline, timeText } from './model';
import Timeline from './Timeline';

const TIME = { read: readTime, write: timeText };

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const reading = readTimeline(state);
  const { time, settlements, held, paid, received, net } = reading;
  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeTimeline(state, reading)}
      controls={
        <>
          <Choice {...control('venue')} label="Venue" />
          <Choice {...control('side')} label="Position" nameOf={(value) => SIDE_NAMES[value]} />
          <Slider {...control('open')} label="Open at" shown={`${timeText(state.open)} UTC`} typed={TIME} />
          <Slider
            {...control('close')}
            label="Close at"
            shown={`${timeText(state.close)} UTC`}
            typed={TIME}
          />
        </>
      }
      readings={[
        ['Funding times met', String(held)],
        ['Paid', usd(paid, 2)],
        ['Received', usd(received, 2)],
        ['Together', net === 0 ? usd(0, 2) : moneyText(net)],
      ]}
      numbers={[
        {
          label: 'The position',
          rows: [
            ['Position', `${usd(POSITION_USD, 0)}, ${state.side}, ${state.venue}`],
            ['Held, UTC', time],
            ['Usual times as of', fundingTimesReadIn],
          ],
        },
        {
          label: 'Funding times of the day',
          head: ['Funding time, UTC', 'Rate', 'Held', 'Paid or received'],
          rows: settlements.map((settlement) => [
            timeText(settlement.hour),
            signedPercent(settlement.ratePercent, 4),
            settlement.isHeld ? 'yes' : 'no',
            settlement.isHeld ? moneyText(settlement.payment) : usd(0, 2),
          ]),
        },
      ]}
    >
      <Timeline
        reading={reading}
        open={state.open}
        close={state.close}
        onMove={(end, hours) => set[end](hours)}
      />
    </FigureBody>
  );
}
