import { practice } from '@site/data/trading/practice';
import { counted, signedPercent } from '@site/src/lib/text/format';
import { DAY } from '../markets/walk';
import { equityOf, isInBook, markOf, positionSide, unrealisedIn } from '../model/practice/account';
import { accountAt, withCurrentMark } from '../model/practice/replay';
import { priceText, signedUsdt, usdt } from '../model/practice/say';
import type { Account } from '../model/practice/types';

/* Orders on a day of the sample that shows what a paragraph says: a link opens them, and time does the rest. */

type PracticeLesson = {
  /** When the reader comes, and what has been asked for then, without the word that begins each line. */
  readonly from: string;
  readonly timeframe: string;
  readonly lines: readonly string[];
  readonly verdict: (account: Account) => string;
};

const SYMBOL = 'BTCUSDT';
const FALL = '2026-01-05T00:00';
const LONG = 'buy 0.1 BTCUSDT market';
/** Seven times what the account holds, as nobody should: in cross margin a careful size isn't liquidated in this fall. */
const TOO_LARGE = 'buy 0.75 BTCUSDT market';

/** What other lines of the same day come to. */
const compared = (from: string, ...lines: readonly string[]) => {
  const dated = lines.map((line) => `practice ${from} ${line}`);
  return (time: number) => accountAt(dated, time);
};

const isolatedToo = compared(FALL, 'mode isolated', LONG);
const crossToo = compared(FALL, 'mode cross', LONG);
const tooLargeIsolated = compared(FALL, 'mode isolated', TOO_LARGE);
const fiveTimes = compared('2026-03-03T00:00', 'mode isolated', `leverage ${SYMBOL} 5`, LONG);

const lostText = (account: Account) => {
  const lost = practice.deposit - equityOf(account);
  return `${usdt(lost)}, ${signedPercent((-lost / practice.deposit) * 100, 1)}`;
};
const liquidationIn = ({ news }: Account) => news.find(({ kind }) => kind === 'liquidation');
const wait = 'Press One bar and watch.';

/** How it stands: open, gone by force, or closed. */
function outcomeText(account: Account): string {
  const [position] = account.positions;
  if (position) {
    const price = priceText(SYMBOL, markOf(account, SYMBOL));
    return `The ${positionSide(position)} is open at ${price}, ${signedUsdt(unrealisedIn(account))} unrealised.`;
  }
  return liquidationIn(account)
    ? `The position was liquidated, and the account has lost ${lostText(account)}.`
    : `The position is closed, and the account has lost ${lostText(account)}.`;
}

const comparedText = (name: string, account: Account) => {
  const gone = liquidationIn(account);
  return gone
    ? `${name} it was liquidated and cost ${usdt(practice.deposit - equityOf(account))}.`
    : `${name} it’s still open, ${signedUsdt(unrealisedIn(account))}.`;
};

export const practiceLessons = {
  stop: {
    from: FALL,
    timeframe: '4h',
    lines: ['lesson stop', `${LONG} sl=90000`],
    verdict: (account) =>
      account.positions.length > 0
        ? `${outcomeText(account)} Its stop-loss waits at 90,000.0. ${wait}`
        : `${outcomeText(account)} ${comparedText('Without a stop, in isolated margin,', isolatedToo(account.time))}`,
  },
  isolated: {
    from: FALL,
    timeframe: '1d',
    lines: ['lesson isolated', 'mode isolated', LONG],
    verdict: (account) =>
      account.positions.length > 0
        ? `${outcomeText(account)} It has no stop-loss. ${wait}`
        : `${outcomeText(account)} The rest of the account was never touched. ${comparedText('In cross margin', crossToo(account.time))}`,
  },
  cross: {
    from: FALL,
    timeframe: '1d',
    lines: ['lesson cross', 'mode cross', TOO_LARGE],
    verdict: (account) =>
      account.positions.length > 0
        ? `${outcomeText(account)} The whole account stands behind it. ${comparedText('In isolated margin', tooLargeIsolated(account.time))} ${wait}`
        : `${outcomeText(account)} It lasted longer than in isolated margin, and took everything.`,
  },
  leverage: {
    from: '2026-03-03T00:00',
    timeframe: '4h',
    lines: ['lesson leverage', 'mode isolated', `leverage ${SYMBOL} 50`, LONG],
    verdict: (account) =>
      `At 50×: ${outcomeText(account)} ${comparedText('At 5×, with the same size,', fiveTimes(account.time))}${account.positions.length > 0 ? ` ${wait}` : ''}`,
  },
  limit: {
    from: '2026-04-01T00:00',
    timeframe: '1d',
    lines: ['lesson limit', 'buy 0.1 BTCUSDT limit 70500'],
    verdict: (account) => {
      const [order] = account.orders;
      const price = markOf(withCurrentMark(account, SYMBOL), SYMBOL);
      const days = Math.floor((account.time - (order?.since ?? account.time)) / DAY);
      return order && isInBook(order)
        ? `The limit has waited for ${counted(days, 'day')}, and price is ${signedPercent((price / 70_500 - 1) * 100, 1)} away. A limit order saves the taker fee, and may never fill. ${days === 0 ? wait : ''}`.trim()
        : 'The limit order no longer waits. Price came back to it, or you cancelled it.';
    },
  },
  funding: {
    from: '2025-07-11T00:00',
    timeframe: '4h',
    lines: ['lesson funding', LONG],
    verdict: (account) => {
      const gain = account.realised + unrealisedIn(account);
      const left = gain - account.funding - account.fees;
      const paid = account.news.filter(({ kind }) => kind === 'funding').length;
      return paid === 0
        ? `${outcomeText(account)} Funding is paid at 00:00, 08:00 and 16:00 UTC. ${wait}`
        : `Price has brought ${signedUsdt(gain)}, and ${counted(paid, 'funding payment')} took ${usdt(account.funding)}. With ${usdt(account.fees)} of fees, ${signedUsdt(left)} is left.`;
    },
  },
} as const satisfies Readonly<Record<string, PracticeLesson>>;

export type PracticeLessonId = keyof typeof practiceLessons;

export const lessonIn = ({ lesson }: Account): PracticeLesson | null =>
  lesson !== null && Object.hasOwn(practiceLessons, lesson)
    ? practiceLessons[lesson as PracticeLessonId]
    : null;

/** The practice of Practise trading, with the moment, the chart and the orders of a lesson. */
export function practiceAddress(id: PracticeLessonId): string {
  const { from, timeframe, lines } = practiceLessons[id];
  const address = [`now ${from}`, `workbench:tf ${timeframe}`, ...lines.map((line) => `practice ${line}`)];
  const typed = address.map((line) => encodeURIComponent(line).replaceAll('%20', '+'));
  return `/docs/trading/practise-trading?w=${typed.join(';')}#practise`;
}
