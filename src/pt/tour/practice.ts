import { activePane } from '../model/outcome';
import { accountOf } from '../model/practice';
import { isInBook } from '../model/practice/account';
import { priceOf } from '../model/select';
import type { Gesture, SampleSymbol, State } from '../model/types';
import type { Deed, Step } from './steps';

/* The three steps of "Practise first" on Place and manage orders. */

const ask = (words: string): Gesture => ({ kind: 'practice', line: `practice ${words}` });
const symbolOf = (state: State) => activePane(state).symbol;
const ordersOf = (state: State) => accountOf(state).orders.filter(({ role }) => role === 'Order');

/** A limit just below the market, with a stop-loss some way under it. */
function limit(state: State, symbol: SampleSymbol): Gesture {
  const price = priceOf(state, symbol);
  const size = { BTCUSDT: 0.05, ETHUSDT: 1, SOLUSDT: 20 }[symbol];
  return ask(`buy ${size} ${symbol} limit ${Math.floor(price * 0.999)} sl=${Math.floor(price * 0.965)}`);
}

const withOrder = (state: State): readonly Deed[] =>
  ordersOf(state).some(isInBook) || accountOf(state).positions.length > 0
    ? []
    : [limit(state, symbolOf(state))];

function withPosition(state: State): readonly Deed[] {
  const { positions } = accountOf(state);
  return positions.length > 0 ? [] : [ask(`buy 0.05 BTCUSDT market`), 1];
}

export const practiceSteps: readonly Step[] = [
  {
    id: 'practice-order',
    done: 'an order with a stop-loss was sent',
    check: (state) => ordersOf(state).some(({ stopLoss }) => stopLoss !== null),
    does: (state) => [{ kind: 'go', place: 'workbench' }, limit(state, symbolOf(state))],
  },
  {
    id: 'practice-fill',
    done: 'time filled the order',
    check: (state) => ordersOf(state).some(({ filled, since }) => filled > 0 && state.clock > since),
    does: (state) => [...withOrder(state), 2],
  },
  {
    id: 'practice-close',
    done: 'the position is closed',
    check(state) {
      const { orders, positions } = accountOf(state);
      const closed = orders.filter(({ role, filled }) => role === 'Close' && filled > 0);
      return closed.some((order) => !positions.some(({ symbol }) => symbol === order.symbol));
    },
    does(state) {
      const [position] = accountOf(state).positions;
      return [...withPosition(state), ask(`close ${position?.symbol ?? 'BTCUSDT'} 100`)];
    },
  },
];
