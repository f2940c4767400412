import { roundToTicks } from '../../markets/rounding';
import { actionProblem } from './check';
import { exitsLine } from './lines';
import { exitsOf } from './orders';
import type { Account, Exits, Position } from './types';

export type { Exits };
export { exitsOf };

/** The line that brings the exits of a position to other prices, if they aren't there, or why they can't be. */
export function exitLines(account: Account, position: Position, to: Exits): readonly string[] | string {
  const { symbol } = position;
  const tickOf = (level: number | null) => (level === null ? null : roundToTicks(symbol, level));
  const exits = { takeProfit: tickOf(to.takeProfit), stopLoss: tickOf(to.stopLoss) };
  if (Object.values(exits).some((level) => level !== null && !(level > 0))) {
    return 'A price is a number above 0.';
  }
  const line = exitsLine(symbol, exits);
  const problem = actionProblem(account, { does: 'exits', symbol, exits });
  return problem?.sentence ?? (line === exitsLine(symbol, exitsOf(account, position)) ? [] : [line]);
}
