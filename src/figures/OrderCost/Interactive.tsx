import { formatNumber, percent, signedPercent } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import { choiceOf, numberIn } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Readings from '../kit/Readings';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import Liquidation from './Liquidation';
import { ENTRY, estimateOrder, type OrderEstimate, type OrderInput, SIDES } from './model';
import PriceLadder from './PriceLadder';

export const FIGURE = 'order-cost';
const MAINTENANCE = ['0.5', '1', '2'] as const;

export const codecs = {
  side: choiceOf(SIDES, 'long'),
  size: numberIn(0.005, 0.5, 0.05),
  leverage: numberIn(1, 100, 10),
  fee: numberIn(0, 0.1, 0.06),
  stop: numberIn(0.5, 10, 2),
  target: numberIn(0.5, 20, 5),
  maintenance: choiceOf(MAINTENANCE, '0.5'),
};

const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;

function ratioText({ ratioAfterFees }: OrderEstimate): string {
  return ratioAfterFees === null ? 'none: fees exceed the gain' : formatNumber(ratioAfterFees, 2);
}

function liquidationText({ liquidation, liquidationDistance }: OrderEstimate): string {
  return liquidation === null || liquidationDistance === null
    ? 'none: the position could not be opened'
    : `${usdt(liquidation)} (${signedPercent(liquidationDistance, 2)})`;
}

function rowsOf(input: OrderInput, estimate: OrderEstimate): string[][] {
  return [
    ['Entry', usdt(ENTRY)],
    ['Size', `${formatNumber(input.quantity, 3)} BTC`],
    ['Notional', usdt(estimate.notional)],
    ['Cost: initial margin', usdt(estimate.margin)],
    ['Leverage', `${input.leverage}×`],
    ['Fee to open', usdt(estimate.openFee)],
    ['Both fees at the entry price', usdt(estimate.bothFees)],
    ['Break-even', usdt(estimate.breakEven)],
    ['Stop-loss', usdt(estimate.stop)],
    ['Take-profit', usdt(estimate.target)],
    ['Loss at the stop-loss, with fees', usdt(estimate.riskAfterFees)],
    ['Gain at the take-profit, with fees', usdt(estimate.rewardAfterFees)],
    ['Risk/reward, with fees', ratioText(estimate)],
    ['Maintenance margin rate', `${input.maintenancePercent}%`],
    ['Liquidation price estimate', liquidationText(estimate)],
  ];
}

export default function Interactive() {
  const { state, set, reset } = useFigureState(FIGURE, codecs);
  const input: OrderInput = {
    side: state.side,
    quantity: state.size,
    leverage: state.leverage,
    feePercent: state.fee,
    maintenancePercent: Number(state.maintenance),
    stopPercent: state.stop,
    targetPercent: state.target,
  };
  const estimate = estimateOrder(input);
  return (
    <FigureBody
      onReset={reset}
      summary={`${state.side === 'long' ? 'Long' : 'Short'} ${formatNumber(state.size, 3)} BTC at ${state.leverage}×: cost ${usdt(estimate.margin)}, both fees ${usdt(estimate.bothFees)}. Loss at the stop ${usdt(estimate.riskAfterFees)}, gain at the target ${usdt(estimate.rewardAfterFees)}, ratio ${ratioText(estimate)}. Liquidation estimate ${liquidationText(estimate)}.`}
      controls={
        <>
          <Choice
            id={`${FIGURE}-side`}
            label="Side"
            value={state.side}
            options={SIDES.map((value) => ({ value, label: value === 'long' ? 'Long' : 'Short' }))}
            onChange={set.side}
          />
          <Slider
            id={`${FIGURE}-size`}
            label="Size"
            min={0.005}
            max={0.5}
            step={0.005}
            value={state.size}
            shown={`${formatNumber(state.size, 3)} BTC`}
            onChange={set.size}
          />
          <Slider
            id={`${FIGURE}-leverage`}
            label="Leverage"
            min={1}
            max={100}
            step={1}
            value={state.leverage}
            shown={`${state.leverage}×`}
            onChange={set.leverage}
          />
          <Slider
            id={`${FIGURE}-stop`}
            label="Stop-loss distance"
            min={0.5}
            max={10}
            step={0.5}
            value={state.stop}
            shown={percent(state.stop, 1)}
            onChange={set.stop}
          />
          <Slider
            id={`${FIGURE}-target`}
            label="Take-profit distance"
            min={0.5}
            max={20}
            step={0.5}
            value={state.target}
            shown={percent(state.target, 1)}
            onChange={set.target}
          />
          <Slider
            id={`${FIGURE}-fee`}
            label="Fee per fill"
            min={0}
            max={0.1}
            step={0.005}
            value={state.fee}
            shown={percent(state.fee, 3)}
            onChange={set.fee}
          />
          <Choice
            id={`${FIGURE}-maintenance`}
            label="Maintenance margin rate"
            value={state.maintenance}
            options={MAINTENANCE.map((value) => ({ value, label: `${value}%` }))}
            onChange={set.maintenance}
          />
        </>
      }
      numbers={
        <NumbersTable
          label="Numbers of the order"
          head={['Quantity', 'Value']}
          rows={rowsOf(input, estimate)}
        />
      }
    >
      <Columns layout="wide">
        <PriceLadder estimate={estimate} />
        <Readings
          values={[
            ['Cost: initial margin', usdt(estimate.margin)],
            ['Both fees', usdt(estimate.bothFees)],
            ['Loss at the stop-loss', usdt(estimate.riskAfterFees)],
            ['Gain at the take-profit', usdt(estimate.rewardAfterFees)],
            ['Risk/reward', ratioText(estimate)],
          ]}
        />
      </Columns>
      <Liquidation input={input} estimate={estimate} />
    </FigureBody>
  );
}
