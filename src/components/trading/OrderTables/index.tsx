import { openOrderLimits, requestLimits } from '@site/data/trading/exchange-limits';
import { orderStatuses } from '@site/data/trading/order-statuses';
import { orderTypes } from '@site/data/trading/order-types';
import { timesInForce } from '@site/data/trading/time-in-force';
import { recordTable, withDetail, yesOrNo } from '@site/src/components/tables/recordTable';
import { Fragment } from 'react';

export const OrderTypeTable = recordTable({
  label: 'Order types',
  records: orderTypes,
  anchor: '',
  columns: {
    Type: 'name',
    'What it does': 'does',
    'Price certain': ({ price }) => yesOrNo(price),
    'Fill certain': ({ fill }) => (typeof fill === 'string' ? fill : yesOrNo(fill)),
    Fee: 'fee',
  },
});

export const TimeInForceTable = recordTable({
  label: 'Time in force',
  records: timesInForce,
  anchor: '',
  columns: {
    Value: ({ code, name }) => withDetail(code, name),
    'The part that can’t trade at once': 'rest',
    'Use it when': 'useWhen',
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

export const OrderStatusTable = recordTable({
  label: 'Order statuses',
  records: orderStatuses,
  anchor: '',
  columns: {
    Status: ({ code }) => breakable(code),
    State: ({ state }) => (state === 'open' ? 'Open' : 'Done'),
    Meaning: 'meaning',
    Next: 'next',
  },
});

const LIMIT_COLUMNS = { Counted: 'counted', Limit: 'limit', 'Beyond the limit': 'beyond' } as const;

export const RequestLimitTable = recordTable({
  label: 'Bybit’s request limits',
  records: requestLimits,
  anchor: '',
  columns: LIMIT_COLUMNS,
});

export const OpenOrderLimitTable = recordTable({
  label: 'Bybit’s limits on open orders',
  records: openOrderLimits,
  anchor: '',
  columns: LIMIT_COLUMNS,
});
