import Slider from '@site/src/kit/controls/Slider';
import { formatNumber, percent, shortNumber, shortUsd, usd } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { DAILY_VOLUME, describeUnlock, MONTHS, PRICE, readUnlock, type Schedule } from './model';
import UnlockChart from './UnlockChart';

const monthText = (month: number) => (month === 0 ? 'today' : `in ${month} mo`);

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { month, ...schedule }: Schedule & { month: number } = state;
  const reading = readUnlock(schedule, month);
  const next = readUnlock(schedule, month + 1);
  return (
    <FigureBody
      layout="split"
      onReset={reset}
      finding={describeUnlock(month, reading)}
      controls={
        <>
          <Slider {...control('month')} label="Look at" shown={monthText(month)} />
          <Slider {...control('float')} label="Circulating today" shown={percent(state.float, 0)} />
          <Slider {...control('cliff')} label="Cliff" shown={percent(state.cliff, 0)} />
          <Slider {...control('cliffMonth')} label="Cliff after" shown={`${state.cliffMonth} mo`} />
          <Slider {...control('monthly')} label="Released a month" shown={percent(state.monthly, 1)} />
        </>
      }
      readings={[
        ['Circulating', shortNumber(reading.circulating)],
        ['Float share', percent(reading.floatPercent, 1)],
        ['Float share after', percent(next.floatPercent, 1)],
        ['Unlocks in 30 days', `${shortNumber(reading.unlocking)} tokens`],
        ['Of circulating', percent(reading.ofFloatPercent, 1)],
        ['Days of volume', formatNumber(reading.daysOfVolume, 1)],
        ['Price at the same market cap', usd(reading.priceAtSameCap, 3)],
      ]}
      numbers={{
        label: 'The month you look at',
        rows: [
          [
            'Look at',
            month === 0 ? 'today, month 1 of the schedule' : `${month} months from now, month ${month + 1}`,
          ],
          ['Circulating today, of the maximum', percent(state.float, 0)],
          ['Cliff, of the maximum', `${percent(state.cliff, 0)} after ${state.cliffMonth} months`],
          ['Released a month, of the maximum', percent(state.monthly, 1)],
          ['Value of the unlock', `${shortUsd(reading.value)} at ${usd(PRICE, 3)}`],
          ['Volume', `${shortUsd(DAILY_VOLUME)} a day`],
          ['Market cap', shortUsd(reading.marketCap)],
          ['FDV', shortUsd(reading.fdv)],
          ['Months drawn', String(MONTHS)],
        ],
      }}
    >
      <UnlockChart schedule={schedule} month={month} reading={reading} onMonth={set.month} />
    </FigureBody>
  );
}
