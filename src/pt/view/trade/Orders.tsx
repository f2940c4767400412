import Button from '@site/src/kit/controls/Button';
import Field from '@site/src/kit/controls/Field';
import { plainDigits } from '@site/src/lib/text/format';
import { typedNumber } from '@site/src/lib/text/readNumber';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { useState } from 'react';
import { isExit, isWaiting } from '../../model/practice/account';
import { coinsText, orderText, priceText } from '../../model/practice/say';
import type { Order } from '../../model/practice/types';
import ConfirmButton from './ConfirmButton';
import { TradeRow } from './Table';

type OrderProps = { readonly of: Order; readonly ask: (words: string) => void };

/** Where an order waits, or what it was filled at. */
const levelOf = ({ price, trigger, filled, paid }: Order) =>
  filled > 0 ? paid / filled : (price ?? trigger ?? null);

/** Moves an order that waits to another price. */
function Edit({ of: order, ask }: OrderProps) {
  const now = plainDigits(order.price ?? order.trigger ?? 0);
  const [typed, setTyped] = useState(now);
  const price = typedNumber(typed);
  const problem = price === null || price <= 0 ? 'A price is a number above 0.' : null;
  return (
    <ConfirmButton
      name="Edit"
      label={`Edit: ${orderText(order)}`}
      question={
        <Field label="Price" inputMode="decimal" value={typed} onChange={setTyped} problem={problem} />
      }
      answer="Change"
      onYes={() => (problem ? false : void ask(`move ${order.id} price=${plainDigits(price ?? 0)}`))}
    />
  );
}

/** An order with its size, its price and what became of it. */
export default function OrderRow({ of: order, ask }: OrderProps) {
  const { symbol, side, kind, role, quantity, filled, status } = order;
  const level = levelOf(order);
  const isUntouched = isExit(order) && filled === 0;
  return (
    <TradeRow
      cells={{
        Side: upperFirst(side),
        Type: role === 'Order' ? upperFirst(kind) : role,
        Size: isUntouched ? 'Whole position' : coinsText(symbol, quantity),
        Price: level === null ? '–' : priceText(symbol, level),
        Filled: isUntouched ? '–' : coinsText(symbol, filled),
        Status: status,
      }}
    >
      {isWaiting(order) && (
        <>
          <Edit key={order.price ?? order.trigger} of={order} ask={ask} />
          <Button aria-label={`Cancel: ${orderText(order)}`} onClick={() => ask(`cancel ${order.id}`)}>
            Cancel
          </Button>
        </>
      )}
    </TradeRow>
  );
}
