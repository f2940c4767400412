import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import { clockText, formatNumber } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  barName,
  countTakenBack,
  describeReading,
  isTakenBack,
  modelSeries,
  momentOf,
  withBand,
} from './model';
import ReadingsChart from './ReadingsChart';

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const series = modelSeries[state.model];
  const at = Math.min(Math.round(state.bar), series.bars.length - 1);
  const bar = series.bars[at];
  if (!bar) {
    return null;
  }
  const lastStep = bar.drafts.length - 1;
  const step = Math.min(Math.round(state.step), lastStep);
  const name = barName(series, bar);
  const timeAt = (each: number) =>
    each === lastStep ? 'the close' : `${clockText(momentOf(bar, series.hours, each))} UTC`;

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeReading(series, bar, step)}
      controls={
        <>
          <Choice {...control('model')} label="Model" nameOf={(id) => modelSeries[id].name} />
          <Slider
            {...control('bar')}
            label="Bar"
            max={series.bars.length - 1}
            value={at}
            shown={name}
            typed={null}
          />
          <Slider
            {...control('step')}
            label="You look at"
            max={lastStep}
            value={step}
            shown={timeAt(step)}
            typed={null}
          />
        </>
      }
      more={
        <p className={controls.hint}>
          ● is the reading at the close, and its band is lit. ◇ is a draft: what the open bar would have said.
          Amber is a draft in another band.
        </p>
      }
      readings={[
        ['Draft', withBand(series, bar.drafts[step] ?? bar.close)],
        ['Close', withBand(series, bar.close)],
        ['Bars with a draft in another band', countTakenBack(series)],
      ]}
      numbers={[
        {
          label: 'Numbers of the model',
          rows: [
            ['Model', series.name],
            ['Timeframe', series.timeframe],
            ['Bar', name],
            ['You look at', timeAt(step)],
          ],
        },
        {
          label: `Drafts and close of the bar of ${name}`,
          head: ['Seen at', 'Reading', 'Band', 'Same band at the close'],
          rows: bar.drafts.map((each, index) => [
            timeAt(index),
            formatNumber(each, series.decimals),
            series.bandName(each),
            isTakenBack(series, bar, index) ? 'no' : 'yes',
          ]),
        },
      ]}
    >
      <ReadingsChart series={series} at={at} step={step} onBar={set.bar} />
    </FigureBody>
  );
}
