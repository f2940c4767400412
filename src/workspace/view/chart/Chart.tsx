import { priceOf, priceText } from '../../model/select';
import type { Pane, State } from '../../model/types';
import type { Desk } from '../desk';

type ChartProps = {
  readonly state: State;
  readonly pane: Pane;
  /** Without it the chart is a picture only, as in a widget. */
  readonly desk?: Desk;
  readonly isActive?: boolean;
};

/** A pane: price, strips, axes, legend and crosshair. */
export default function Chart({ state, pane }: ChartProps) {
  return <p>{`${pane.symbol} ${priceText(pane.symbol, priceOf(state, pane.symbol))}`}</p>;
}
