import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import { useMountedId } from '@site/src/kit/useMountedId';
import { formatNumber } from '@site/src/lib/text/format';
import { typedNumber } from '@site/src/lib/text/readNumber';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { activePane } from '../../model/outcome';
import { accountOf, type Preview } from '../../model/practice';
import { equityOf, freeOf, isWaiting, leverageOf } from '../../model/practice/account';
import { leverageProblem } from '../../model/practice/check';
import { orderLine } from '../../model/practice/lines';
import { withSymbol } from '../../model/practice/replay';
import { coinOf, coinsText, priceText, signedUsdt, usdt } from '../../model/practice/say';
import type { Account, MarginMode, Problem } from '../../model/practice/types';
import type { SampleSymbol } from '../../model/types';
import type { Desk } from '../desk';
import { Facts } from '../kit/controls';
import app from '../kit/controls.module.css';
import { EMPTY, type Form, HOLDS, readForm, UNITS } from './form';
import { Button } from './Practice';
import styles from './trade.module.css';

const DECODER = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/bybit-error-codes';

/** Why it isn't sent, with the way to the code's row in the decoder. */
const Refusal = ({ id, problem: { sentence, code } }: { id?: string; problem: Problem }) => (
  <p id={id} className={styles.problem}>
    {sentence}
    {code && (
      <>
        {' Bybit refuses this with '}
        <a href={`${DECODER}#err-${code}`}>{code}</a>.
      </>
    )}
  </p>
);

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly end?: ReactNode;
  readonly problem?: Problem | null | undefined;
  readonly onDone?: () => void;
};

function Field({ label, value, onChange, end, problem, onDone }: FieldProps) {
  const id = useMountedId();
  return (
    <Spot as="div" name={label} where="field">
      <label>
        <span className={controls.label}>{label}</span>
        <span className={clsx(controls.field, app.box, styles.box)}>
          <input
            // The label holds the unit too, which isn't part of the name.
            aria-label={label}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onDone}
          />
          {end}
        </span>
      </label>
      {problem && <Refusal {...(id && { id })} problem={problem} />}
    </Spot>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly choices: Readonly<Partial<Record<T, string>>>;
  readonly onChange: (value: T) => void;
};
const entriesOf = <T extends string>({ choices }: ChoiceProps<T>) => Object.entries(choices) as [T, string][];

const Select = <T extends string>(props: ChoiceProps<T>) => (
  <label>
    <span className={controls.label}>{props.label}</span>
    <select
      className={controls.field}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as T)}
    >
      {entriesOf(props).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

const Radios = <T extends string>(props: ChoiceProps<T>) => (
  <fieldset className={clsx(controls.choice, controls.segments)} aria-label={props.label}>
    <div>
      {entriesOf(props).map(([choice, name]) => (
        <Spot
          key={choice}
          as="button"
          type="button"
          name={name}
          className={controls.segment}
          aria-pressed={choice === props.value}
          onClick={() => props.onChange(choice)}
        >
          <span data-chosen={choice === props.value || undefined}>{name}</span>
        </Spot>
      ))}
    </div>
  </fieldset>
);

type TickProps = {
  readonly children: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

const Tick = ({ children, isOn, onChange }: TickProps) => (
  <label className={app.check}>
    <input
      className={controls.check}
      type="checkbox"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
);

/** What an order costs and where it ends. */
function factsOf(symbol: SampleSymbol, mode: MarginMode, preview: Preview, quantity: number) {
  const { price, worth, cost, fees, slippage, funding, breakEven, liquidation, atStop, atTarget, ratio } =
    preview;
  const level = (value: number) => priceText(symbol, value);
  const account = mode === 'cross' ? ' (account, others unchanged)' : '';
  const facts = {
    Order: `${coinsText(symbol, quantity)} at ${level(price)}`,
    Worth: usdt(worth),
    Cost: usdt(cost),
    'Fees, in and out': usdt(fees),
    'Slippage, in and out': slippage !== 0 && usdt(Math.abs(slippage)),
    'Funding until exit': breakEven !== null && signedUsdt(-funding),
    'Break-even': breakEven !== null && level(breakEven),
    [`Liquidation price${account}`]: liquidation === null ? 'out of reach' : level(liquidation),
    'At the stop-loss': atStop !== null && signedUsdt(atStop),
    'At the take-profit': atTarget !== null && signedUsdt(atTarget),
    'Risk/reward': ratio !== null && formatNumber(ratio, 2),
  };
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== false),
  );
}

/** Settings of the account: they hold for all that is open. */
function Settings({ desk, account }: { desk: Desk; account: Account }) {
  const ask = (words: string) => desk.act({ kind: 'practice', line: `practice ${words}` });
  return (
    <details className={styles.account}>
      <summary>
        <Spot as="span" name="Account">
          Account
        </Spot>
        <strong>Practice</strong>
        <span>{usdt(equityOf(account))}</span>
      </summary>
      <p>{`Free: ${usdt(Math.max(0, freeOf(account)))}. No money is involved, and Bybit sees nothing of it.`}</p>
      <Select
        label="Margin mode"
        value={account.mode}
        choices={{ cross: 'Cross', isolated: 'Isolated' }}
        onChange={(mode) => ask(`mode ${mode}`)}
      />
    </details>
  );
}

/** The leverage of the symbol: a change that reaches what is open is asked about first. */
function Leverage({ desk, account, symbol }: { desk: Desk; account: Account; symbol: SampleSymbol }) {
  const now = leverageOf(account, symbol);
  const [typed, setTyped] = useState<string | null>(null);
  const times = typed === null ? now : (typedNumber(typed.replace(/[×x]$/, '')) ?? Number.NaN);
  const problem = times === now ? null : leverageProblem(account, symbol, times);
  const isOpen =
    account.positions.some((each) => each.symbol === symbol) ||
    account.orders.some((order) => order.symbol === symbol && isWaiting(order));
  const isAsking = isOpen && times !== now && !problem;
  const change = () => {
    if (times !== now && !problem) {
      desk.act({ kind: 'practice', line: `practice leverage ${symbol} ${times}` });
    }
    setTyped(null);
  };
  return (
    <>
      <Field
        label="Leverage"
        value={typed ?? String(now)}
        onChange={setTyped}
        end="×"
        problem={problem}
        onDone={() => !isOpen && !problem && change()}
      />
      {isAsking && (
        <p className={styles.ask}>
          {`${times}× also changes the open position and orders in ${symbol}. `}
          <Button onClick={change}>Change</Button>
          <Button onClick={() => setTyped(null)}>Keep</Button>
        </p>
      )}
    </>
  );
}

const KINDS = { market: 'Market', limit: 'Limit', conditional: 'Conditional' } as const;
/** The order ticket, on the sample markets. */
export default function Ticket({ desk }: { readonly desk: Desk }) {
  const { symbol } = activePane(desk.state.workbench);
  const [form, setForm] = useState<Form>({ ...EMPTY, ...desk.screen.ticket });
  const [isSent, setSent] = useState(false);
  const account = withSymbol(accountOf(desk.state), symbol);
  const { ticket, preview, problem } = readForm(account, symbol, form);
  const set = (changed: Partial<Form>) => {
    setForm((before) => ({ ...before, ...changed }));
    setSent(false);
  };
  // An empty field isn't wrong before the order is sent.
  const isShown =
    problem && (isSent || ticket !== null || form[problem.field === 'quantity' ? 'size' : 'price'] !== '');
  const problemOf = (field: Problem['field']) => (isShown && problem.field === field ? problem : null);
  const send = () => {
    setSent(true);
    if (ticket && !problem) {
      desk.act({ kind: 'practice', line: `practice ${orderLine(ticket)}` });
      setForm((before) => ({ ...before, size: '', takeProfit: '', stopLoss: '' }));
      setSent(false);
    }
  };
  const text = (name: 'price' | 'trigger' | 'takeProfit' | 'stopLoss', label: string) => (
    <Field
      label={label}
      value={form[name]}
      onChange={(value) => set({ [name]: value })}
      problem={problemOf(name)}
    />
  );
  return (
    <form
      className={styles.ticket}
      aria-label={`Practice order, ${symbol}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Settings desk={desk} account={account} />
      <Radios label="Order type" value={form.kind} choices={KINDS} onChange={(kind) => set({ kind })} />
      <div className={app.row}>
        {form.kind === 'conditional' && text('trigger', 'Trigger')}
        {form.kind === 'limit' && text('price', 'Price')}
        <Leverage key={symbol} desk={desk} account={account} symbol={symbol} />
      </div>
      <Field
        label="Size"
        value={form.size}
        onChange={(size) => set({ size })}
        problem={problemOf('quantity')}
        end={
          <select
            aria-label="Unit of the size"
            value={form.unit}
            onChange={(event) => set({ unit: event.target.value as Form['unit'] })}
          >
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {{ coin: coinOf(symbol), quote: 'USDT', share: '% of available' }[unit]}
              </option>
            ))}
          </select>
        }
      />
      <div className={app.row}>
        {text('takeProfit', 'Take-profit')}
        {text('stopLoss', 'Stop-loss')}
      </div>
      <div className={app.row}>
        <Select label="Exit after" value={form.hours} choices={HOLDS} onChange={(hours) => set({ hours })} />
      </div>
      <div className={app.checks}>
        <Tick isOn={form.isReduceOnly} onChange={(isReduceOnly) => set({ isReduceOnly })}>
          Reduce-only
        </Tick>
      </div>
      <Radios
        label="Side"
        value={form.side}
        choices={{ buy: 'Buy', sell: 'Sell' }}
        onChange={(side) => set({ side })}
      />
      {preview && ticket && <Facts of={factsOf(symbol, account.mode, preview, ticket.quantity)} />}
      {preview?.isStopTooLate && <p className={styles.problem}>Liquidation comes before the stop-loss.</p>}
      {isShown && !problem.field && <Refusal problem={problem} />}
      <Spot
        as="button"
        type="submit"
        name="Send"
        className={clsx(controls.button, app.wide, styles.send)}
        data-side={form.side}
      >
        Send
        <small>practice</small>
      </Spot>
    </form>
  );
}
