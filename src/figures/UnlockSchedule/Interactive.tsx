import { formatNumber, percent, shortNumber, shortUsd, usd } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { DAILY_VOLUME, describeUnlock, PRICE, readUnlock, type Schedule } from './model';
import UnlockChart from './UnlockChart';

const monthText = (month: number) => (month === 0 ? 'today' : `in ${month} mo`);

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const { month, ...schedule }: Schedule & { month: number } = state;
  const reading = readUnlock(schedule, month);
  const next = readUnlock(schedule, month + 1);
  const onMonth = useCallback((value: number) => change({ month: value }), [change]);
  const shown = {
    circulating: shortNumber(reading.circulating),
    float: percent(reading.floatPercent, 1),
    unlocking: shortNumber(reading.unlocking),
    share: percent(reading.ofFloatPercent, 1),
    value: shortUsd(reading.value),
    days: formatNumber(reading.daysOfVolume, 1),
    price: usd(reading.priceAtSameCap, 3),
  };
  return (
    <FigureBody
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
        ['Circulating', shown.circulating],
        ['Float share', shown.float],
        ['Unlocks in 30 days', shown.unlocking],
        ['Of circulating', shown.share],
        ['Days of volume', shown.days],
        ['Price at the same market cap', shown.price],
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
          ['Circulating', shown.circulating],
          ['Float share', shown.float],
          ['Unlocks in 30 days', `${shown.unlocking} tokens`],
          ['Unlocks in 30 days, of circulating', shown.share],
          ['Their value', `${shown.value} at ${usd(PRICE, 3)}`],
          ['Days of volume', `${shown.days} at ${shortUsd(DAILY_VOLUME)} a day`],
          ['Market cap', shortUsd(reading.marketCap)],
          ['FDV', shortUsd(reading.fdv)],
          ['Float share after', percent(next.floatPercent, 1)],
          ['Price if market cap stays the same', shown.price],
          ['Months drawn', '36'],
        ],
      }}
    >
      <UnlockChart schedule={schedule} month={month} reading={reading} onMonth={onMonth} />
    </FigureBody>
  );
}
