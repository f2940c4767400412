import { openOrderLimits, requestLimits } from '@site/data/trading/exchange-limits';
import type { ExchangeLimit } from '@site/data/trading/exchange-limits.schema';
import { orderStatuses } from '@site/data/trading/order-statuses';
import { orderTypes } from '@site/data/trading/order-types';
import { timesInForce } from '@site/data/trading/time-in-force';
import FactTable from '@site/src/components/tables/FactTable';
import { Fragment } from 'react';
import styles from './styles.module.css';

const STATE_WORDS = { open: 'Open', ended: 'Done' } as const;

export function OrderTypeTable() {
  return (
    <FactTable
      label="Order types"
      columns={['Type', 'What it does', 'Price certain', 'Fill certain', 'Fee']}
      rows={orderTypes.map(({ id, name, does, price, fill, fee }) => ({
        id,
        cells: [name, does, price ? 'Yes' : 'No', fill ? 'Yes' : 'No', fee],
      }))}
    />
  );
}

export function TimeInForceTable() {
  return (
    <FactTable
      label="Time in force"
      columns={['Value', 'The part that can’t trade at once', 'Use it when']}
      rows={timesInForce.map(({ id, code, name, rest, useWhen }) => ({
        id,
        cells: [
          <>
            {code}
            <span className={styles.longName}>{name}</span>
          </>,
          rest,
          useWhen,
        ],
      }))}
    />
  );
}

/** Bybit writes statuses as one word; a narrow column may break it between its parts. */
function StatusName({ code }: { code: string }) {
  return code.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function OrderStatusTable() {
  return (
    <FactTable
      label="Order statuses"
      columns={['Status', 'State', 'Meaning', 'Next']}
      rows={orderStatuses.map(({ id, code, state, meaning, next }) => ({
        id,
        cells: [<StatusName key="code" code={code} />, STATE_WORDS[state], meaning, next],
      }))}
    />
  );
}

function LimitTable({ label, limits }: { label: string; limits: readonly ExchangeLimit[] }) {
  return (
    <FactTable
      label={label}
      columns={['Counted', 'Limit', 'Beyond the limit']}
      rows={limits.map(({ id, counted, limit, beyond }) => ({ id, cells: [counted, limit, beyond] }))}
    />
  );
}

export function RequestLimitTable() {
  return <LimitTable label="Bybit’s request limits" limits={requestLimits} />;
}

export function OpenOrderLimitTable() {
  return <LimitTable label="Bybit’s limits on open orders" limits={openOrderLimits} />;
}
