import { signedNumber } from '@site/src/lib/text/format';
import { type ReactNode, useState } from 'react';
import { lessonIn } from '../../lessons/practice';
import { accountOf, ordersOf } from '../../model/practice';
import {
  equityOf,
  freeOf,
  isWaiting,
  liquidationOf,
  markOf,
  sideOf,
  unrealisedIn,
  unrealisedOf,
} from '../../model/practice/account';
import { coinsText, orderText, priceText, signedUsdt, usdt } from '../../model/practice/say';
import type { Account, Order, Position } from '../../model/practice/types';
import type { Desk } from '../desk';
import styles from './trade.module.css';

const SHARES = [25, 50, 75, 100];

type AskProps = {
  readonly name: string;
  readonly question: ReactNode;
  readonly answer: string;
  readonly onYes: () => void;
};

/** A button that asks before it does what can't be done in part. */
function Ask({ name, question, answer, onYes }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <span className={styles.ask}>
      {question}
      <button
        type="button"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {answer}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        Keep
      </button>
    </span>
  ) : (
    <button type="button" onClick={() => setAsking(true)}>
      {name}
    </button>
  );
}

type RowProps<T> = { readonly desk: Desk; readonly account: Account; readonly of: T };

function PositionRow({ desk, account, of: position }: RowProps<Position>) {
  const { symbol, quantity, entry } = position;
  const [share, setShare] = useState(100);
  const liquidation = liquidationOf(account, position);
  const isReached = liquidation > 0 && Number.isFinite(liquidation);
  const unrealised = unrealisedOf(account, position);
  return (
    <tr>
      <th scope="row">{`${symbol} ${sideOf(position)}`}</th>
      <td>{coinsText(symbol, Math.abs(quantity))}</td>
      <td data-minor="">{priceText(symbol, entry)}</td>
      <td data-minor="">{priceText(symbol, markOf(account, symbol))}</td>
      <td>{isReached ? priceText(symbol, liquidation) : 'out of reach'}</td>
      <td data-sign={Math.sign(unrealised)}>{signedNumber(unrealised, 2)}</td>
      <td>
        <Ask
          name="Close"
          question={
            <select
              aria-label={`How much of ${symbol} to close at market`}
              value={share}
              onChange={(event) => setShare(Number(event.target.value))}
            >
              {SHARES.map((each) => (
                <option key={each} value={each}>{`${each}%`}</option>
              ))}
            </select>
          }
          answer="Close at market"
          onYes={() => desk.act({ kind: 'practice', line: `practice close ${symbol} ${share}` })}
        />
        {account.mode === 'isolated' && <AddMargin desk={desk} account={account} of={position} />}
      </td>
    </tr>
  );
}

/** More of what is free behind a position in isolated margin, which moves its liquidation away. */
function AddMargin({ desk, account, of: { symbol } }: RowProps<Position>) {
  const [amount, setAmount] = useState('100');
  return (
    <Ask
      name="Add margin"
      question={
        <input
          aria-label={`USDT to add, of ${usdt(Math.max(0, freeOf(account)))}`}
          inputMode="decimal"
          size={6}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      }
      answer="Add USDT"
      onYes={() => desk.act({ kind: 'practice', line: `practice add ${symbol} ${amount}` })}
    />
  );
}

function OrderRow({ desk, of: order }: Omit<RowProps<Order>, 'account'>) {
  const { id, symbol, status, filled, role } = order;
  const isExit = role === 'Take-profit' || role === 'Stop-loss';
  return (
    <tr>
      <th scope="row">{orderText(order)}</th>
      <td>{status}</td>
      <td data-minor="">{isExit && filled === 0 ? 'Whole position' : coinsText(symbol, filled)}</td>
      <td>
        {isWaiting(order) && (
          <button
            type="button"
            aria-label={`Cancel: ${orderText(order)}`}
            onClick={() => desk.act({ kind: 'practice', line: `practice cancel ${id}` })}
          >
            Cancel
          </button>
        )}
      </td>
    </tr>
  );
}

const TABS = ['Positions', 'Orders'] as const;
const HEADS = {
  Positions: ['Symbol', 'Size', 'Entry', 'Mark', 'Liquidation', 'Unrealised', ''],
  Orders: ['Order', 'Status', 'Filled', ''],
} as const;
const MINOR: readonly string[] = ['Entry', 'Mark', 'Filled'];

/** Positions and orders of the practice account, with what it's worth, and what a lesson says about it. */
export default function Practice({ desk }: { readonly desk: Desk }) {
  const account = accountOf(desk.state);
  const orders = ordersOf(account);
  const [chosen, setTab] = useState<(typeof TABS)[number] | null>(null);
  const tab = chosen ?? (account.positions.length > 0 ? 'Positions' : 'Orders');
  const waiting = orders.filter(isWaiting).length;
  const counts = { Positions: account.positions.length, Orders: waiting };
  const lesson = lessonIn(account);
  return (
    <section className={styles.practice} aria-label="Practice account">
      {lesson && <p className={styles.verdict}>{lesson.verdict(account)}</p>}
      <div className={styles.head}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {`${name} ${counts[name]}`}
          </button>
        ))}
        {tab === 'Orders' && waiting > 0 && (
          <Ask
            name="Cancel all"
            question="Stop-losses go too."
            answer="Cancel all orders"
            onYes={() => desk.act({ kind: 'practice', line: 'practice cancel all' })}
          />
        )}
      </div>
      {(tab === 'Positions' ? account.positions : orders).length === 0 ? (
        <p>{tab === 'Positions' ? 'No position is open.' : 'No order yet.'}</p>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {HEADS[tab].map((name) => (
                  <th key={name} scope="col" data-minor={MINOR.includes(name) ? '' : undefined}>
                    {name || <span className={styles.hidden}>What to do</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tab === 'Positions'
                ? account.positions.map((position) => (
                    <PositionRow key={position.symbol} desk={desk} account={account} of={position} />
                  ))
                : orders.map((order) => <OrderRow key={order.id} desk={desk} of={order} />)}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.sums}>
        <strong>Practice</strong>
        {` Equity ${usdt(equityOf(account))}, free ${usdt(Math.max(0, freeOf(account)))}. Realised ${signedUsdt(account.realised)}, fees ${usdt(account.fees)}, funding ${signedUsdt(-account.funding)}, unrealised ${signedUsdt(unrealisedIn(account))}.`}
      </p>
    </section>
  );
}
