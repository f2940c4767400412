import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Select from '@site/src/kit/controls/Select';
import { Spot } from '@site/src/kit/marks';
import { formatNumber } from '@site/src/lib/text/format';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import clsx from 'clsx';
import type { Preview } from '../../model/practice';
import { coinOf, coinsText, priceText, signedUsdt, usdt } from '../../model/practice/say';
import type { MarginMode, Problem, Ticket } from '../../model/practice/types';
import type { SampleSymbol } from '../../model/types';
import { Facts } from '../kit/controls';
import type { Workspace } from '../screen';
import { type Form, HOLDS } from './form';
import Refusal from './Refusal';
import styles from './trade.module.css';

type OrderProps = {
  readonly symbol: SampleSymbol;
  readonly form: Form;
  readonly set: (changed: Partial<Form>) => void;
  readonly preview: Preview | null;
};
type MoreProps = OrderProps & { readonly mode: MarginMode };
type FootProps = OrderProps & {
  readonly app: Workspace;
  readonly ticket: Ticket | null;
  readonly problem: Problem | null;
  readonly isPractice: boolean;
};

const NONE = '–';
const SIDES = ['buy', 'sell'] as const;
const HOURS = Object.keys(HOLDS) as (keyof typeof HOLDS)[];

/** The order in a few words: Buy 0.050 BTC at market. */
function orderWords({ symbol, ticket, form, isPractice }: FootProps): string {
  const side = upperFirst(form.side);
  const { price, trigger } = ticket ?? { price: null, trigger: null };
  const at = price !== null ? `at ${priceText(symbol, price)}` : 'at market';
  const words = ticket
    ? `${coinsText(symbol, ticket.quantity)} ${trigger === null ? at : `from ${priceText(symbol, trigger)}`}`
    : coinOf(symbol);
  return `${side} ${words}${isPractice ? ', practice' : ''}`;
}

/** What one looks at before every order. A line that has nothing to say yet stays, so that nothing moves. */
function mainFacts(symbol: SampleSymbol, preview: Preview | null) {
  const { cost, liquidation, atStop = null } = preview ?? {};
  return {
    Cost: cost === undefined ? NONE : usdt(cost),
    'Liquidation price':
      liquidation === undefined
        ? NONE
        : liquidation === null
          ? 'out of reach'
          : priceText(symbol, liquidation),
    'Loss at the stop': atStop === null ? NONE : signedUsdt(atStop),
  };
}

/** The rest of what the ticket works out. */
function moreFacts(symbol: SampleSymbol, preview: Preview | null) {
  const { worth, fees, slippage, funding, breakEven = null, atTarget = null, ratio = null } = preview ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? NONE : usdt(amount));
  return {
    Worth: money(worth),
    'Fees, in and out': money(fees),
    'Slippage, in and out': money(slippage && Math.abs(slippage)),
    'Funding until then': breakEven === null ? NONE : signedUsdt(-(funding ?? 0)),
    'Break-even': breakEven === null ? NONE : priceText(symbol, breakEven),
    'At the take-profit': atTarget === null ? NONE : signedUsdt(atTarget),
    'Risk/reward': ratio === null ? NONE : formatNumber(ratio, 2),
  };
}

/** What the ticket works out besides, and what funding is estimated for. */
export function More({ symbol, mode, form, set, preview }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary>More about this order</summary>
      <Facts of={moreFacts(symbol, preview)} />
      {mode === 'cross' && <p>The liquidation price is the account’s, if nothing else changes.</p>}
      <Select
        label="Hold for, to estimate funding"
        value={form.hours}
        choices={HOURS}
        nameOf={(hours) => HOLDS[hours]}
        onChange={(hours) => set({ hours })}
      />
    </details>
  );
}

/** What was said to the last order, or what stands in its way. */
function OrderAnswer({ app, problem, preview }: Pick<FootProps, 'app' | 'problem' | 'preview'>) {
  const { sentence, ok, gesture } = app.answer;
  if (problem || preview?.isStopTooLate) {
    return (
      <p className={styles.said} data-refused="">
        {problem ? <Refusal of={problem} /> : 'Liquidation comes before the stop-loss.'}
      </p>
    );
  }
  // The answer line under the command bar has said it aloud.
  return (
    <p className={styles.said} aria-hidden="true" data-refused={ok ? undefined : ''}>
      {gesture === 'practice' ? sentence.replace('Practice: ', '') : null}
    </p>
  );
}

/** Side, the three lines that are always there, and what sends the order. It stays in sight while the fields scroll. */
export default function Foot(props: FootProps) {
  const { symbol, form, set, preview } = props;
  return (
    <div className={styles.foot}>
      <Choice
        label="Side"
        isLabelHidden
        value={form.side}
        choices={SIDES}
        nameOf={upperFirst}
        onChange={(side) => set({ side })}
      />
      <Facts of={mainFacts(symbol, preview)} />
      <OrderAnswer {...props} />
      <Spot
        as="button"
        type="submit"
        name="Send"
        className={clsx(controls.button, controls.wide, controls[form.side], styles.send)}
        label
      >
        {' '}
        <small>{orderWords(props)}</small>
      </Spot>
    </div>
  );
}
