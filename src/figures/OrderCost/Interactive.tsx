import { formatNumber, percent, signedPercent } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Readings from '../kit/Readings';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import Liquidation from './Liquidation';
import { ENTRY, estimateOrder, type OrderEstimate, type OrderInput } from './model';
import PriceLadder from './PriceLadder';

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
  const { state, reset, control } = useFigureState(figure.id, codecs);
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
            {...control('side')}
            label="Side"
            nameOf={(value) => (value === 'long' ? 'Long' : 'Short')}
          />
          <Slider {...control('size')} label="Size" shown={`${formatNumber(state.size, 3)} BTC`} />
          <Slider {...control('leverage')} label="Leverage" shown={`${state.leverage}×`} />
          <Slider {...control('stop')} label="Stop-loss distance" shown={percent(state.stop, 1)} />
          <Slider {...control('target')} label="Take-profit distance" shown={percent(state.target, 1)} />
          <Slider {...control('fee')} label="Fee per fill" shown={percent(state.fee, 3)} />
          <Choice
            {...control('maintenance')}
            label="Maintenance margin rate"
            nameOf={(value) => `${value}%`}
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
