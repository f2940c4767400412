import { openOrderLimits, requestLimits } from '@site/data/trading/exchange-limits';
import { orderStatuses } from '@site/data/trading/order-statuses';
import { orderTypes } from '@site/data/trading/order-types';
import { timesInForce } from '@site/data/trading/time-in-force';
import { defineTable, withDetail, yesOrNo } from '@site/src/components/tables/defineTable';
import { Fragment } from 'react';

export const OrderTypeTable = defineTable({
  label: 'Order types',
  records: orderTypes,
  anchor: '',
  columns: {
    Type: 'name',
    'What it does': 'does',
    'Price certain': ({ price }) => yesOrNo(price),
    'Fill certain': ({ fill }) => (typeof fill === 'string' ? fill : yesOrNo(fill)),
  },
});

export const TimeInForceTable = defineTable({
  label: 'Time in force',
  records: timesInForce,
  anchor: '',
  columns: {
    Value: ({ code, name }) => withDetail(code, name),
    'The part that can’t trade at once': 'rest',
  },
});

/** Bybit writes statuses as one word; a narrow column may break it between its parts. */
const breakable = (code: string) =>
  code.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const OrderStatusTable = defineTable({
  label: 'Order statuses',
  records: orderStatuses,
  anchor: '',
  columns: {
    Status: ({ code }) => breakable(code),
    Meaning: 'meaning',
  },
});

/** What Bybit counts, first per second, then what is open at once. */
export const LimitTable = defineTable({
  label: 'Bybit’s limits on requests and open orders',
  records: [...requestLimits, ...openOrderLimits],
  anchor: '',
  columns: { Counted: 'counted', Limit: 'limit' },
});
