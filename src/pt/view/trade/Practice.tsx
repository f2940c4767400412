import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import { useState } from 'react';
import { lessonIn } from '../../lessons/practice';
import { accountOf, ordersOf } from '../../model/practice';
import { equityOf, freeOf, isWaiting, unrealisedIn } from '../../model/practice/account';
import { signedUsdt, usdt } from '../../model/practice/say';
import appStyles from '../app.module.css';
import { ownAccount, type Workspace } from '../screen';
import ConfirmButton from './ConfirmButton';
import OrderRow from './Orders';
import PositionRow from './Positions';
import Table from './Table';
import styles from './trade.module.css';

const COLUMNS = {
  Positions: ['Symbol', 'Size', 'Entry', 'Mark', 'Liquidation', 'Unrealised'],
  Orders: ['Side', 'Type', 'Size', 'Price', 'Filled', 'Status'],
} as const;
const TABS = ['Positions', 'Orders'] as const;

/** Positions and orders of the practice account, with what it's worth, and what a lesson says about it. */
export default function Practice({ app }: { readonly app: Workspace }) {
  const of = ownAccount(app);
  const account = accountOf(app.state);
  const { positions, realised, fees, funding } = account;
  const orders = ordersOf(account);
  const [chosen, setTab] = useState<(typeof TABS)[number] | null>(null);
  const tab = chosen ?? (positions.length > 0 ? 'Positions' : 'Orders');
  const counts = { Positions: positions.length, Orders: orders.filter(isWaiting).length };
  const lesson = lessonIn(account);
  const ask = (words: string) => app.act({ kind: 'practice', line: `practice ${words}` });
  const rows =
    tab === 'Positions'
      ? positions.map((each) => <PositionRow key={each.symbol} account={account} of={each} ask={ask} />)
      : orders.map((each) => <OrderRow key={each.id} of={each} ask={ask} />);
  return (
    <section className={styles.practice} aria-label={of ? 'Account' : 'Practice account'}>
      {lesson && <p className={appStyles.verdict}>{lesson.verdict(account)}</p>}
      <div className={clsx(styles.head, controls.choices)}>
        {TABS.map((name) => (
          <Spot
            key={name}
            as="button"
            type="button"
            name={name}
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
          >
            {`${name} ${counts[name]}`}
          </Spot>
        ))}
        {tab === 'Orders' && counts.Orders > 0 && (
          <ConfirmButton
            name="Cancel all"
            question="Stop-losses go too."
            answer="Cancel all orders"
            onYes={() => void ask('cancel all')}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <p>{tab === 'Positions' ? 'No position is open.' : 'No order yet.'}</p>
      ) : (
        <Table columns={COLUMNS[tab]}>{rows}</Table>
      )}
      <p className={styles.sums}>
        <strong>{of ?? 'Practice'}</strong>
        {` Equity ${usdt(equityOf(account))}, free ${usdt(Math.max(0, freeOf(account)))}. Realised ${signedUsdt(realised)}, fees ${usdt(fees)}, funding ${signedUsdt(-funding)}, unrealised ${signedUsdt(unrealisedIn(account))}.`}
      </p>
    </section>
  );
}
