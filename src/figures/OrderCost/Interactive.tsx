import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import { formatNumber } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { ENTRY, estimateOrder, type OrderEstimate, type OrderInput } from './model';
import PriceLadder from './PriceLadder';
import styles from './styles.module.css';
import {
  btc,
  COLLATERALS,
  costText,
  describeOrder,
  distanceText,
  feeText,
  flow,
  LEFT_OUT,
  liquidationFormula,
  liquidationText,
  MARGIN_MODES,
  POSITION_MODES,
  rateText,
  ratioText,
  SIDES,
  slippageText,
  usdt,
  wrongModeText,
} from './words';

/** What was put in, then what comes out: the sheet as it is printed. */
function rowsOf(input: OrderInput, estimate: OrderEstimate): string[][] {
  const late = estimate.isStopTooLate ? ', not reached: liquidation comes first' : '';
  return [
    ['Order', `${SIDES[input.side]} ${btc(input.size)} at ${usdt(ENTRY)}, ${input.leverage}×`],
    ['Margin, position mode', `${MARGIN_MODES[input.margin]}, ${POSITION_MODES[input.mode]}`],
    ...(input.mode === 'hedge' ? [['Bybit’s answer', wrongModeText]] : []),
    ...(input.margin === 'cross'
      ? [
          [
            'Collateral, at market value',
            input.held === 'coin' ? `${usdt(input.collateral)} in BTC` : usdt(input.collateral),
          ],
          [
            `Margin balance, collateral ratio ${input.held === 'coin' ? input.counts : 100}%`,
            usdt(estimate.marginBalance),
          ],
          ['Maintenance margin of other positions', usdt(input.others)],
        ]
      : []),
    ['Maintenance margin rate', `${input.maintenance}%`],
    ['Notional', usdt(estimate.notional)],
    ['Cost: initial margin', costText(estimate)],
    [`Both fees as taker, ${feeText(input.fee)}`, flow(estimate.takerFees)],
    [`Both fees as maker, ${feeText(input.maker)}`, flow(estimate.makerFees)],
    ['Slippage in and out at market, sample book without RPI', slippageText(estimate)],
    [
      `Funding in ${input.hours} h at ${rateText(input.rate)}, at most ${estimate.settlements} payments`,
      flow(estimate.funding),
    ],
    [`Funding if paid every hour, ${estimate.hourlySettlements} payments`, flow(estimate.hourlyFunding)],
    ['Break-even after taker fees, slippage and funding', usdt(estimate.breakEven)],
    [`Result at the stop-loss, ${usdt(estimate.stop)}`, flow(estimate.atStop) + late],
    [`Result at the take-profit, ${usdt(estimate.target)}`, flow(estimate.atTarget)],
    ['Risk/reward', ratioText(estimate) + late],
    ['Liquidation, estimated', liquidationText(estimate)],
    ['Calculated as', liquidationFormula(input, estimate)],
    ['Not in the estimate', LEFT_OUT],
  ];
}

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const estimate = estimateOrder(state);
  return (
    <FigureBody
      onReset={reset}
      finding={describeOrder(state, estimate)}
      controls={
        <>
          <Choice {...control('margin')} label="Margin mode" nameOf={(mode) => MARGIN_MODES[mode]} />
          <Choice {...control('side')} label="Side" nameOf={(side) => SIDES[side]} />
          <Slider {...control('size')} label="Size" shown={btc(state.size)} />
          <Slider {...control('leverage')} label="Leverage" shown={`${state.leverage}×`} />
          <Slider {...control('stop')} label="Stop-loss distance" shown={distanceText(state.stop)} />
          {state.margin === 'cross' && (
            <>
              <Slider
                {...control('collateral')}
                label="Collateral"
                shown={`${formatNumber(state.collateral, 0)} USDT`}
              />
              <Choice {...control('held')} label="Collateral in" nameOf={(held) => COLLATERALS[held]} />
              {state.held === 'coin' && (
                <Slider {...control('counts')} label="Collateral ratio" shown={`${state.counts}%`} />
              )}
            </>
          )}
          <details>
            <summary>Target, exit, fees, funding and account</summary>
            <div className={styles.fold}>
              <Slider
                {...control('target')}
                label="Take-profit distance"
                shown={distanceText(state.target)}
              />
              <Slider {...control('hours')} label="Hours until exit" shown={`${state.hours} h`} />
              <Slider {...control('rate')} label="Funding rate" shown={rateText(state.rate)} />
              <Toggle {...control('hourly')} label="Funding switched to hourly" />
              <Slider {...control('fee')} label="Taker fee" shown={feeText(state.fee)} />
              <Slider {...control('maker')} label="Maker fee" shown={feeText(state.maker)} />
              <Choice {...control('mode')} label="Position mode" nameOf={(mode) => POSITION_MODES[mode]} />
              {state.margin === 'cross' && (
                <Slider
                  {...control('others')}
                  label="Maintenance margin of other positions"
                  shown={`${formatNumber(state.others, 0)} USDT`}
                />
              )}
              <Choice
                {...control('maintenance')}
                label="Maintenance margin rate"
                nameOf={(value) => `${value}%`}
              />
            </div>
          </details>
        </>
      }
      layout="split"
      readings={[
        ['Cost: initial margin', costText(estimate)],
        ['Both fees, taker', flow(estimate.takerFees)],
        ['Both fees, maker', flow(estimate.makerFees)],
        ['Slippage, both ways', slippageText(estimate)],
        ['Funding until exit', flow(estimate.funding)],
        ['At the stop-loss', flow(estimate.atStop), estimate.isStopTooLate],
        ['At the take-profit', flow(estimate.atTarget)],
        ['Risk/reward', ratioText(estimate), estimate.isStopTooLate],
      ]}
      numbers={{ label: 'Numbers of the order', rows: rowsOf(state, estimate) }}
      isSampleData
    >
      <PriceLadder estimate={estimate} />
    </FigureBody>
  );
}
