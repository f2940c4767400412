import { Card, Cards, Check, Stage } from '../../kit';

const RIGHTS = ['Show market data', 'Show balances and positions', 'Place and cancel orders', 'Withdraw'];

const access = (title: string, granted: number) => (
  <Card title={title}>
    {RIGHTS.map((right, index) => (
      <Check key={right} isOn={index < granted}>
        {right}
      </Check>
    ))}
  </Card>
);

/** What PT can do with each kind of connection; withdrawing is in none. */
export const AccountAccess = () => (
  <Stage>
    <Cards>
      {access('Nothing connected', 1)}
      {access('Read-only key', 2)}
      {access('Trading key', 3)}
    </Cards>
  </Stage>
);
