import Button from '@site/src/kit/controls/Button';
import Choice from '@site/src/kit/controls/Choice';
import Field from '@site/src/kit/controls/Field';
import Select from '@site/src/kit/controls/Select';
import Toggle from '@site/src/kit/controls/Toggle';
import { Spot } from '@site/src/kit/marks';
import { typedNumber } from '@site/src/lib/text/readNumber';
import { type ReactNode, useState } from 'react';
import { activePane } from '../../model/outcome';
import { accountOf } from '../../model/practice';
import { equityOf, freeOf, isWaiting, leverageOf } from '../../model/practice/account';
import { leverageProblem } from '../../model/practice/check';
import { orderLine } from '../../model/practice/lines';
import { withCurrentMark } from '../../model/practice/replay';
import { coinOf, usdt } from '../../model/practice/say';
import type { Account, MarginMode, OrderKind, Problem } from '../../model/practice/types';
import type { SampleSymbol } from '../../model/types';
import forms from '../kit/dialogs.module.css';
import { ownAccount, type Workspace } from '../screen';
import Foot, { More } from './Foot';
import { EMPTY_FORM, type Form, readForm, UNITS } from './form';
import Refusal from './Refusal';
import styles from './trade.module.css';

const MODES: Readonly<Record<MarginMode, string>> = { cross: 'Cross', isolated: 'Isolated' };

type AccountProps = { readonly app: Workspace; readonly account: Account };

/** Settings of the practice account: they hold for all that is open. */
function Settings({ app, account }: AccountProps) {
  return (
    <details className={styles.account}>
      <summary>
        <Spot name="Practice settings">Practice settings</Spot>
        <span>{usdt(equityOf(account))}</span>
      </summary>
      <p>{`Free: ${usdt(Math.max(0, freeOf(account)))}. No money is involved, and Bybit sees nothing of it.`}</p>
      <Select
        label="Margin mode"
        value={account.mode}
        choices={['cross', 'isolated']}
        nameOf={(mode) => MODES[mode]}
        onChange={(mode) => app.act({ kind: 'practice', line: `practice mode ${mode}` })}
      />
    </details>
  );
}

/** The leverage of the symbol: a change that reaches what is open is asked about first. */
function Leverage({ app, account, symbol }: AccountProps & { readonly symbol: SampleSymbol }) {
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
      app.act({ kind: 'practice', line: `practice leverage ${symbol} ${times}` });
    }
    setTyped(null);
  };
  return (
    <>
      <Field
        label="Leverage"
        inputMode="decimal"
        value={typed ?? String(now)}
        onChange={setTyped}
        end="×"
        problem={problem && <Refusal of={problem} />}
        onBlur={() => !isOpen && !problem && change()}
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

const KINDS: Readonly<Record<OrderKind, string>> = {
  market: 'Market',
  limit: 'Limit',
  conditional: 'Conditional',
};
const KIND_NAMES = ['market', 'limit', 'conditional'] as const;

/** What is typed into the ticket, the order that it describes, and what sends it. */
function useTicket(app: Workspace, account: Account, symbol: SampleSymbol) {
  const [form, setForm] = useState<Form>({ ...EMPTY_FORM, ...app.screen.ticket });
  const [isSent, setSent] = useState(false);
  const read = readForm(account, symbol, form);
  const { ticket, problem } = read;
  const set = (changed: Partial<Form>) => {
    setForm((before) => ({ ...before, ...changed }));
    setSent(false);
  };
  // An empty field isn't wrong before the order is sent.
  const isShown =
    problem && (isSent || ticket !== null || form[problem.field === 'quantity' ? 'size' : 'price'] !== '');
  const send = () => {
    setSent(true);
    if (ticket && !problem) {
      app.act({ kind: 'practice', line: `practice ${orderLine(ticket)}` });
      setForm((before) => ({ ...before, size: '', takeProfit: '', stopLoss: '' }));
      setSent(false);
    }
  };
  return { ...read, form, set, send, shown: isShown ? problem : null };
}

type TicketFieldsProps = {
  readonly symbol: SampleSymbol;
  readonly form: Form;
  readonly set: (changed: Partial<Form>) => void;
  /** What is wrong, where that shows yet. */
  readonly problem: Problem | null;
  /** In a picture, the account on Bybit. */
  readonly account: string | undefined;
  readonly leverage: ReactNode;
};

/** Type, prices and size of an order. */
function TicketFields({ symbol, form, set, problem, account, leverage }: TicketFieldsProps) {
  const number = (name: 'price' | 'trigger' | 'takeProfit' | 'stopLoss', label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      value={form[name]}
      onChange={(value) => set({ [name]: value })}
      problem={problem?.field === name && <Refusal of={problem} />}
    />
  );
  return (
    <>
      <Choice
        label="Order type"
        isLabelHidden
        value={form.kind}
        choices={KIND_NAMES}
        nameOf={(kind) => KINDS[kind]}
        onChange={(kind) => set({ kind })}
      />
      <div className={forms.row}>
        {form.kind === 'conditional' && number('trigger', 'Trigger')}
        {form.kind === 'limit' && number('price', 'Price')}
        {leverage}
      </div>
      <Field
        label="Size"
        inputMode="decimal"
        value={form.size}
        onChange={(size) => set({ size })}
        problem={problem?.field === 'quantity' && <Refusal of={problem} />}
        end={
          <Select
            label="Unit of the size"
            isLabelHidden
            value={form.unit}
            choices={UNITS}
            nameOf={(unit) => ({ coin: coinOf(symbol), quote: 'USDT', share: '% of available' })[unit]}
            onChange={(unit) => set({ unit })}
          />
        }
      />
      <div className={forms.row}>
        {number('takeProfit', 'Take-profit')}
        {number('stopLoss', 'Stop-loss')}
      </div>
      {account && <Field label="Time in force" value="Good till cancelled" as="select" />}
      <div className={forms.checks}>
        <Toggle
          label="Reduce-only"
          value={form.isReduceOnly}
          onChange={(isReduceOnly) => set({ isReduceOnly })}
        />
        {account && <Toggle label="Post-only" />}
      </div>
    </>
  );
}

/** The order ticket, on the sample markets. Its foot stays where it is, whatever is typed. */
export default function Ticket({ app }: { readonly app: Workspace }) {
  const of = ownAccount(app);
  const { symbol } = activePane(app.state);
  const account = withCurrentMark(accountOf(app.state), symbol);
  const { form, set, send, shown, ticket, preview } = useTicket(app, account, symbol);
  const order = { symbol, form, set, preview };
  return (
    <form
      className={styles.ticket}
      aria-label={`${of ? 'Order' : 'Practice order'}, ${symbol}`}
      noValidate
      onSubmit={(event) => {
        const { currentTarget } = event;
        event.preventDefault();
        send();
        // What was refused may be out of sight.
        requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      }}
    >
      <div className={styles.fields}>
        {of ? <Field label="Account" value={of} as="select" /> : <Settings app={app} account={account} />}
        <TicketFields
          {...{ symbol, form, set }}
          problem={shown}
          account={of}
          leverage={<Leverage key={symbol} app={app} account={account} symbol={symbol} />}
        />
        <More {...order} mode={account.mode} />
      </div>
      <Foot
        {...order}
        app={app}
        ticket={ticket}
        problem={shown && !shown.field ? shown : null}
        isPractice={of === undefined}
      />
    </form>
  );
}
