import Figure from '../kit/shell/Figure';
import { compactFigure, figure } from './figure';

/** `compact` shows the ladder with side and size only, for places that aren't about order books. */
export default function OrderBook({ compact = false }: { compact?: boolean }) {
  return compact ? (
    <Figure figure={compactFigure} island="OrderBook" values={{ compact }} />
  ) : (
    <Figure figure={figure} island="OrderBook" />
  );
}
