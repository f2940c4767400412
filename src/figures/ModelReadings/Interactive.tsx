import { barTimeText, clockText, formatNumber } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import { choiceOf, numberIn } from '../kit/codec';
import controls from '../kit/controls.module.css';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { bandName, countTakenBack, isTakenBack, MODEL_IDS, modelSeries, momentOf } from './model';
import ReadingsChart from './ReadingsChart';

export const FIGURE = 'model-readings';
const MOST_BARS = Math.max(...MODEL_IDS.map((id) => modelSeries[id].bars.length));

export const codecs = {
  model: choiceOf(MODEL_IDS, 'cari'),
  bar: numberIn(0, MOST_BARS - 1, 14),
  /** Steps through the open bar; beyond the last one is the close. */
  step: numberIn(0, 10, 3),
};

const modelOptions = MODEL_IDS.map((value) => ({ value, label: modelSeries[value].name }));

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(FIGURE, codecs);
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
    : 'The draft was in the band of the close, which nobody knew yet.';
  const reading =
    step === lastStep
      ? `at the close the bar of ${barName} said ${withBand(bar.close)}. This is the value that counts.`
      : `at ${moment} the open bar of ${barName} would have said ${withBand(draft)}; at the close it said ${withBand(bar.close)}. ${verdict}`;
  const takenBack = `${countTakenBack(state.model)} of ${series.bars.length}`;

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      summary={`${series.name}: ${reading} On ${takenBack} bars at least one draft was in a different band from the close.`}
      controls={
        <>
          <Choice
            id={`${FIGURE}-model`}
            label="Model"
            value={state.model}
            options={modelOptions}
            onChange={set.model}
          />
          <Slider
            id={`${FIGURE}-bar`}
            label="Bar"
            min={0}
            max={series.bars.length - 1}
            step={1}
            value={at}
            shown={barName}
            onChange={set.bar}
          />
          <Slider
            id={`${FIGURE}-step`}
            label="You look at"
            min={0}
            max={lastStep}
            step={1}
            value={step}
            shown={moment}
            onChange={set.step}
          />
        </>
      }
      numbers={
        <>
          <NumbersTable
            label="Numbers of the model"
            head={['Quantity', 'Value']}
            rows={[
              ['Model', series.name],
              ['Timeframe', series.timeframe],
              ['Bar', barName],
              ['You look at', moment],
              ['Draft', withBand(draft)],
              ['Close', withBand(bar.close)],
              ['Bars with a draft in another band', takenBack],
            ]}
          />
          <NumbersTable
            label={`Drafts and close of the bar of ${barName}`}
            head={['Seen at (UTC)', 'Reading', 'Band', 'Same band at the close']}
            rows={bar.drafts.map((each, index) => [
              index === lastStep ? 'Close' : clockText(momentOf(bar, series.hours, index)),
              formatNumber(each, series.decimals),
              bandName(state.model, each),
              isTakenBack(state.model, bar, index) ? 'no' : 'yes',
            ])}
          />
        </>
      }
    >
      <ReadingsChart series={series} at={at} step={step} onBar={(next) => change({ bar: next })} />
      <p className={controls.hint}>
        ● is a reading at the close. ◇ is a draft: what the open bar would have said. Bands as in the tables
        of this page; the Dip signal is on or off.
      </p>
    </FigureBody>
  );
}
