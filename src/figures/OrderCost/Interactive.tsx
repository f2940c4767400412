import { formatNumber, percent } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { ENTRY, estimateOrder, type OrderEstimate, type OrderInput } from './model';
import PriceLadder from './PriceLadder';
import styles from './styles.module.css';
import { describeOrder, inputOf, liquidationText, ratioText, usdt } from './words';

function formula({ side, leverage, maintenancePercent }: OrderInput): string {
  const sign = side === 'long' ? '−' : '+';
  return `${formatNumber(ENTRY, 0)} × (1 ${sign} 1 ÷ ${leverage}) ÷ (1 ${sign} ${maintenancePercent}%)`;
}

/** The estimate with its formula, and what the formula leaves out. */
function Liquidation({ input, estimate }: { input: OrderInput; estimate: OrderEstimate }) {
  const { liquidation } = estimate;
  return (
    <div className={styles.liquidationNote}>
      <p>
        Liquidation estimate:{' '}
        <code>
          {liquidation === null ? formula(input) : `${formula(input)} = ${formatNumber(liquidation, 2)}`}
        </code>
      </p>
      {liquidation === null && (
        <p className={styles.warning}>
          <strong>No estimate.</strong> The margin at this leverage is not larger than the maintenance margin:
          the position could not be opened.
        </p>
      )}
      <p className={styles.limits}>
        Holds for one isolated position in a linear contract. It leaves out fees, funding, margin added later
        and the steps of the maintenance rate; in cross and portfolio margin it does not apply.
      </p>
    </div>
  );
}

function rowsOf(input: OrderInput, estimate: OrderEstimate): string[][] {
  const late = estimate.isStopTooLate ? ', not reached: liquidation comes first' : '';
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
    ['Loss at the stop-loss, with fees', usdt(estimate.riskAfterFees) + late],
    ['Gain at the take-profit, with fees', usdt(estimate.rewardAfterFees)],
    ['Risk/reward, with fees', ratioText(estimate) + late],
    ['Maintenance margin rate', `${input.maintenancePercent}%`],
    ['Liquidation price estimate', liquidationText(estimate)],
  ];
}

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const input = inputOf(state);
  const estimate = estimateOrder(input);
  return (
    <FigureBody
      onReset={reset}
      summary={describeOrder(input, estimate)}
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
      readings={[
        ['Cost: initial margin', usdt(estimate.margin)],
        ['Both fees', usdt(estimate.bothFees)],
        ['Loss at the stop-loss', usdt(estimate.riskAfterFees), estimate.isStopTooLate],
        ['Gain at the take-profit', usdt(estimate.rewardAfterFees)],
        ['Risk/reward', ratioText(estimate), estimate.isStopTooLate],
      ]}
      more={<Liquidation input={input} estimate={estimate} />}
      numbers={{ label: 'Numbers of the order', rows: rowsOf(input, estimate) }}
    >
      <PriceLadder estimate={estimate} />
    </FigureBody>
  );
}
