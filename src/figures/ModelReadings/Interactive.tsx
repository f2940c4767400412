import { barTimeText, clockText, formatNumber } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { findingOf } from '../kit/shell/finding';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { bandName, countTakenBack, isTakenBack, modelSeries, momentOf } from './model';
import ReadingsChart from './ReadingsChart';

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const series = modelSeries[state.model];
  const at = Math.min(Math.round(state.bar), series.bars.length - 1);
  const bar = series.bars[at];
  if (!bar) {
    return null;
  }
  const lastStep = bar.drafts.length - 1;
  const step = Math.min(Math.round(state.step), lastStep);
  const withBand = (reading: number) =>
    `${formatNumber(reading, series.decimals)} (${bandName(state.model, reading)})`;
  const draft = bar.drafts[step] ?? bar.close;
  const barName = `${barTimeText(bar.time, series.hours)} UTC`;
  const moment = step === lastStep ? 'the close' : `${clockText(momentOf(bar, series.hours, step))} UTC`;
  const verdict = isTakenBack(state.model, bar, step)
    ? 'The close took the draft back.'
    : 'The open bar was already in the band it closed in, but no one could know that yet.';
  const reading =
    step === lastStep
      ? `at the close the bar of ${barName} said ${withBand(bar.close)}. This is the value that counts.`
      : `at ${moment} the open bar of ${barName} would have said ${withBand(draft)}; at the close it said ${withBand(bar.close)}. ${verdict}`;
  const takenBack = `${countTakenBack(state.model)} of ${series.bars.length}`;

  return (
    <FigureBody
      layout="tall"
      isSampleData
      onReset={reset}
      finding={findingOf(
        `${series.name}: ${reading} On ${takenBack} bars the reading was in another band at least once before the close.`,
      )}
      controls={
        <>
          <Choice {...control('model')} label="Model" nameOf={(id) => modelSeries[id].name} />
          <Slider
            {...control('bar')}
            label="Bar"
            max={series.bars.length - 1}
            value={at}
            shown={barName}
            typed={null}
          />
          <Slider
            {...control('step')}
            label="You look at"
            max={lastStep}
            value={step}
            shown={moment}
            typed={null}
          />
        </>
      }
      more={
        <p className={controls.hint}>
          ● is a reading at the close. ◇ is a draft: what the open bar would have said. Bands as in the tables
          of this page; the Dip signal is on or off.
        </p>
      }
      numbers={[
        {
          label: 'Numbers of the model',
          rows: [
            ['Model', series.name],
            ['Timeframe', series.timeframe],
            ['Bar', barName],
            ['You look at', moment],
            ['Draft', withBand(draft)],
            ['Close', withBand(bar.close)],
            ['Bars with a draft in another band', takenBack],
          ],
        },
        {
          label: `Drafts and close of the bar of ${barName}`,
          head: ['Seen at (UTC)', 'Reading', 'Band', 'Same band at the close'],
          rows: bar.drafts.map((each, index) => [
            index === lastStep ? 'Close' : clockText(momentOf(bar, series.hours, index)),
            formatNumber(each, series.decimals),
            bandName(state.model, each),
            isTakenBack(state.model, bar, index) ? 'no' : 'yes',
          ]),
        },
      ]}
    >
      <ReadingsChart series={series} at={at} step={step} onBar={(next) => change({ bar: next })} />
    </FigureBody>
  );
}
