import Choice from '@site/src/kit/controls/Choice';
import { SIDE_NAMES } from '@site/src/kit/controls/names';
import Slider from '@site/src/kit/controls/Slider';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { signedPercent, usd } from '@site/src/lib/text/format';
import { timeIn } from '@site/src/lib/text/readNumber';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { CostSteps, NormalisedRates } from './FundingPicture';
import { codecs, figure } from './figure';
import {
  describeFunding,
  heldText,
  INTERVALS,
  inputOf,
  leverageText,
  moneyText,
  rateText,
  readFunding,
  settlementsText,
  shareText,
} from './model';

/** The time held may be typed too. One object each, so that the slider isn't rendered again for nothing. */
const TIME_HELD = Object.fromEntries(INTERVALS.map((hours) => [hours, { units: timeIn(Number(hours)) }]));

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const input = inputOf(state);
  const reading = readFunding(input);
  const rate = rateText(input);
  const position = usd(state.position, 0);
  const settlements = settlementsText(input);
  const leverage = leverageText(input);

  return (
    <FigureBody
      layout="below"
      onReset={reset}
      finding={describeFunding(input, reading)}
      controls={
        <>
          <Slider {...control('rate')} label="Published rate" shown={rate} />
          <Choice {...control('interval')} label="Paid every" nameOf={(value) => `${value} h`} />
          <Choice {...control('side')} label="Position" nameOf={(value) => SIDE_NAMES[value]} />
          <Slider {...control('position')} label="Position value" shown={position} />
          <Slider
            {...control('settlements')}
            label="Held through"
            shown={settlements}
            typed={TIME_HELD[state.interval]}
          />
          <Slider {...control('leverage')} label="Leverage" shown={leverage} />
        </>
      }
      numbers={{
        label: 'Numbers of the position',
        rows: [
          ['Published rate', `${rate} every ${state.interval} h`],
          ...INTERVALS.map((hours) => [
            `The rate per 8 h, if paid every ${hours} h`,
            signedPercent(readFunding({ ...input, intervalHours: Number(hours) }).eightHourPercent, 3),
          ]),
          ['Simple yearly rate', signedPercent(reading.yearPercent, 2)],
          ['Position value', `${position}, ${state.side}`],
          ['Leverage', leverage],
          ['One settlement', moneyText(reading.payment)],
          ['All settlements', moneyText(reading.total)],
          ['Held through', settlements],
          ['Time held', heldText(reading)],
          ['Margin', usd(reading.margin, 2)],
          ['Share of margin', shareText(reading)],
        ],
      }}
    >
      <div className={drawing.columns}>
        <div>
          <NormalisedRates input={input} reading={reading} />
        </div>
        <div>
          <CostSteps input={input} reading={reading} />
        </div>
      </div>
    </FigureBody>
  );
}
