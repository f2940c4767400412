import Field from '@site/src/kit/controls/Field';
import Select from '@site/src/kit/controls/Select';
import { signedNumber } from '@site/src/lib/text/format';
import { typedNumber } from '@site/src/lib/text/readNumber';
import { useState } from 'react';
import { liquidationOf, markOf, positionSide, unrealisedOf } from '../../model/practice/account';
import { type Exits, exitLines, exitsOf } from '../../model/practice/exits';
import { coinsText, priceText } from '../../model/practice/say';
import type { Account, Position } from '../../model/practice/types';
import ConfirmButton from './ConfirmButton';
import { TradeRow } from './Table';

const SHARES = ['25', '50', '75', '100'];

type PositionProps = {
  readonly account: Account;
  readonly of: Position;
  readonly ask: (words: string) => void;
};

/** Closes a part of a position, or all of it. */
function Close({ of: { symbol }, ask }: PositionProps) {
  const [share, setShare] = useState('100');
  return (
    <ConfirmButton
      name="Close"
      question={
        <Select
          label={`How much of ${symbol} to close at market`}
          isLabelHidden
          value={share}
          choices={SHARES}
          nameOf={(each) => `${each}%`}
          onChange={setShare}
        />
      }
      answer="Close at market"
      onYes={() => void ask(`close ${symbol} ${share}`)}
    />
  );
}

const textOf = (level: number | null) => (level === null ? '' : String(level));

/** Sets, moves or takes away the take-profit and stop-loss of a position. */
function SetExits({ account, of: position, ask }: PositionProps) {
  const now = exitsOf(account, position);
  const [typed, setTyped] = useState<Partial<Record<keyof Exits, string>>>({});
  const [problem, setProblem] = useState('');
  const change = () => {
    const read = (name: keyof Exits) => {
      const text = (typed[name] ?? textOf(now[name])).trim();
      return text === '' ? null : (typedNumber(text) ?? Number.NaN);
    };
    const lines = exitLines(account, position, {
      takeProfit: read('takeProfit'),
      stopLoss: read('stopLoss'),
    });
    if (typeof lines === 'string') {
      setProblem(lines);
      return false;
    }
    lines.forEach(ask);
    setTyped({});
    setProblem('');
    return undefined;
  };
  const field = (name: keyof Exits, label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      value={typed[name] ?? textOf(now[name])}
      onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
    />
  );
  return (
    <ConfirmButton
      name="TP/SL"
      label={`TP/SL of ${position.symbol}`}
      question={
        <>
          {field('takeProfit', 'Take-profit')}
          {field('stopLoss', 'Stop-loss')}
          {problem && <span role="alert">{problem}</span>}
        </>
      }
      answer="Set"
      onYes={change}
    />
  );
}

/** A position with what it stands at, and what can be done with it. */
export default function PositionRow(props: PositionProps) {
  const { account, of: position } = props;
  const { symbol, quantity, entry } = position;
  const liquidation = liquidationOf(account, position);
  const isReached = liquidation > 0 && Number.isFinite(liquidation);
  const unrealised = unrealisedOf(account, position);
  return (
    <TradeRow
      cells={{
        Symbol: `${symbol} ${positionSide(position)}`,
        Size: coinsText(symbol, Math.abs(quantity)),
        Entry: priceText(symbol, entry),
        Mark: priceText(symbol, markOf(account, symbol)),
        Liquidation: isReached ? priceText(symbol, liquidation) : 'out of reach',
        Unrealised: signedNumber(unrealised, 2),
      }}
      sign={Math.sign(unrealised)}
    >
      <SetExits {...props} />
      <Close {...props} />
    </TradeRow>
  );
}
