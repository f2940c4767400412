import controls from '@site/src/kit/controls/controls.module.css';
import { signedNumber } from '@site/src/lib/text/format';
import { type ComponentProps, type ReactNode, useState } from 'react';
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

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className={controls.button} {...props} />
);

type AskProps = {
  readonly name: string;
  readonly question: ReactNode;
  readonly answer: string;
  readonly onYes: () => void;
};

/** A button that asks before it does what can't be done in part. */
function Ask({ name, question, answer, onYes }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  const answered = () => {
    setAsking(false);
    onYes();
  };
  return isAsking ? (
    <span className={styles.ask}>
      {question}
      <Button onClick={answered}>{answer}</Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </span>
  ) : (
    <Button onClick={() => setAsking(true)}>{name}</Button>
  );
}

type PositionProps = {
  readonly account: Account;
  readonly of: Position;
  readonly ask: (line: string) => void;
};

function PositionRow({ account, of: position, ask }: PositionProps) {
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
          onYes={() => ask(`close ${symbol} ${share}`)}
        />
      </td>
    </tr>
  );
}

function OrderRow({ of: order, onCancel }: { readonly of: Order; readonly onCancel: () => void }) {
  const { symbol, status, filled, role } = order;
  const isExit = role === 'Take-profit' || role === 'Stop-loss';
  return (
    <tr>
      <th scope="row">{orderText(order)}</th>
      <td>{status}</td>
      <td data-minor="">{isExit && filled === 0 ? 'Whole position' : coinsText(symbol, filled)}</td>
      <td>
        {isWaiting(order) && (
          <Button aria-label={`Cancel: ${orderText(order)}`} onClick={onCancel}>
            Cancel
          </Button>
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
  const { positions, realised, fees, funding } = account;
  const orders = ordersOf(account);
  const [chosen, setTab] = useState<(typeof TABS)[number] | null>(null);
  const tab = chosen ?? (positions.length > 0 ? 'Positions' : 'Orders');
  const counts = { Positions: positions.length, Orders: orders.filter(isWaiting).length };
  const lesson = lessonIn(account);
  const ask = (words: string) => desk.act({ kind: 'practice', line: `practice ${words}` });
  const rows =
    tab === 'Positions'
      ? positions.map((each) => <PositionRow key={each.symbol} account={account} of={each} ask={ask} />)
      : orders.map((each) => <OrderRow key={each.id} of={each} onCancel={() => ask(`cancel ${each.id}`)} />);
  return (
    <section className={styles.practice} aria-label="Practice account">
      {lesson && <p className={styles.verdict}>{lesson.verdict(account)}</p>}
      <div className={styles.head}>
        {TABS.map((name) => (
          <Button key={name} aria-pressed={name === tab} onClick={() => setTab(name)}>
            {`${name} ${counts[name]}`}
          </Button>
        ))}
        {tab === 'Orders' && counts.Orders > 0 && (
          <Ask
            name="Cancel all"
            question="Stop-losses go too."
            answer="Cancel all orders"
            onYes={() => ask('cancel all')}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <p>{tab === 'Positions' ? 'No position is open.' : 'No order yet.'}</p>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {HEADS[tab].map((name) => (
                  <th
                    key={name}
                    scope="col"
                    aria-label={name || 'What to do'}
                    data-minor={MINOR.includes(name) ? '' : undefined}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
      <p className={styles.sums}>
        <strong>Practice</strong>
        {` Equity ${usdt(equityOf(account))}, free ${usdt(Math.max(0, freeOf(account)))}. Realised ${signedUsdt(realised)}, fees ${usdt(fees)}, funding ${signedUsdt(-funding)}, unrealised ${signedUsdt(unrealisedIn(account))}.`}
      </p>
    </section>
  );
}
