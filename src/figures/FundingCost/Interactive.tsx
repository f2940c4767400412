import Choice from '@site/src/kit/controls/Choice';
import { SIDE_NAMES } from '@site/src/kit/controls/names';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { signedPercent, usd } from '@site/src/lib/text/format';
import { timeIn } from '@site/src/lib/text/readNumber';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  describeFunding,
  type FundingInput,
  type FundingReading,
  heldText,
  INTERVALS,
  leverageText,
  moneyText,
  rateText,
  readFunding,
  settlementsText,
  shareText,
} from './model';

const HEIGHT = 250;
const ROW = 46;
const BAR = { left: 44, right: 286, top: 46 };
/** The ends of the scale, per 8 hours: the first that holds the longest bar. */
const ENDS = [0.1, 0.5, 2.4];

/** Which way the money goes, and how that is drawn: a bar, and the chosen one. */
const DUE = {
  paid: [drawing.downSoft, drawing.down],
  received: [drawing.upSoft, drawing.up],
  none: [drawing.dashed, drawing.dashed],
};
const dueOf = ({ total }: FundingReading) => (total > 0 ? 'paid' : total < 0 ? 'received' : 'none');

/** The same published rate on four intervals, brought to 8 hours. A negative rate points to the left: then shorts pay. */
function NormalisedRates({ input, reading }: { input: FundingInput; reading: FundingReading }) {
  const rows = INTERVALS.map(Number).map((hours) => ({
    hours,
    eightHour: readFunding({ ...input, intervalHours: hours }).eightHourPercent,
    isChosen: hours === input.intervalHours,
  }));
  const largest = Math.max(...rows.map(({ eightHour }) => Math.abs(eightHour)));
  const end = ENDS.find((each) => each >= largest) ?? largest;
  const ends = input.ratePercent < 0 ? [-end, 0] : [0, end];
  const x = scaleLinear(ends, [BAR.left, BAR.right]);
  const [bar, chosen] = DUE[dueOf(reading)];
  return (
    <Drawing
      height={HEIGHT}
      label={`The published rate of ${rateText(input)}, per 8 hours, if it is paid every 1, 2, 4 or 8 hours`}
    >
      <Label bright x={0} y={16} text="Per 8 hours, if it’s paid every" />
      {rows.map(({ hours, eightHour, isChosen }, row) => {
        const y = BAR.top + row * ROW;
        return (
          <g key={hours}>
            <Label className={isChosen ? drawing.strong : drawing.muted} x={BAR.left - 8} y={y + 20} end>
              {`${isChosen ? '▸ ' : ''}${hours} h`}
            </Label>
            <rect
              className={isChosen ? chosen : bar}
              x={Math.min(x(0), x(eightHour))}
              y={y}
              width={Math.abs(x(eightHour) - x(0))}
              height={ROW - 18}
            />
            <Label className={isChosen ? drawing.strong : drawing.text} x={WIDTH} y={y + 20} end>
              {signedPercent(eightHour, 3)}
            </Label>
          </g>
        );
      })}
      <path className={drawing.axis} d={`M${x(0)} ${BAR.top - 8}V${HEIGHT - 22}`} />
      {ends.map((value, index) => (
        <Label key={value} axis x={x(value)} y={HEIGHT - 6} end={index > 0} text={signedPercent(value, 1)} />
      ))}
    </Drawing>
  );
}

/** The time held may be typed too. One object each, so that the slider isn't rendered again for nothing. */
const TIME_HELD = Object.fromEntries(INTERVALS.map((hours) => [hours, { units: timeIn(Number(hours)) }]));

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const input: FundingInput = {
    ratePercent: state.rate,
    intervalHours: Number(state.interval),
    side: state.side,
    positionUsd: state.position,
    leverage: state.leverage,
    settlements: Math.round(state.settlements),
  };
  const reading = readFunding(input);
  const rate = rateText(input);
  const position = usd(state.position, 0);
  const settlements = settlementsText(input);
  const leverage = leverageText(input);

  return (
    <FigureBody
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
      <NormalisedRates input={input} reading={reading} />
    </FigureBody>
  );
}
