import { formatNumber } from '@site/src/lib/text/format';
import fc from 'fast-check';

/** A phrasing, and what a plain second implementation says: it shares no code with the formulas of the site. */
export type Phrasing = { readonly query: string; readonly says: string };

/** Of an exact half, binary fractions decide the last digit: `{158.77|158.78}`. */
function eitherOf(value: number, text: (value: number) => string): string {
  const [low = '', high = ''] = [-1e-12, 1e-12].map((hair) => text(Math.abs(value) * (1 + hair)));
  return low === high ? low : `{${low}|${high}}`;
}
const grouped = (value: number, decimals: number) =>
  eitherOf(value, (exact) => formatNumber(exact, decimals));

/** Whether a sentence says that. */
export const isSaid = (says: string, sentence: string | undefined): boolean =>
  ['$1', '$2'].some((half) => sentence?.includes(says.replace(/\{(.*?)\|(.*?)\}/, half)));

/** Small amounts keep three digits. */
const digits = (value: number, count: number) =>
  eitherOf(value, (exact) =>
    Number(exact.toPrecision(count))
      .toFixed(12)
      .replace(/\.?0+$/, ''),
  );
const cents = (value: number) => (Math.abs(value) < 0.1 ? digits(value, 3) : grouped(value, 2));
const pricing = (value: number) => (value < 10 ? digits(value, 6) : grouped(value, 2));

const signed = (value: number, decimals: number) => `${value < 0 ? '−' : '+'}${grouped(value, decimals)}`;
const pick = <const T extends readonly unknown[]>(...from: T) =>
  fc.constantFrom(...(from as readonly T[number][]));
/** 1.125 may be meant as a thousand: such numbers have no answer. */
const isPlain = (text: string) => !/^-?[1-9]\d{0,2}\.\d{3}\b/.test(text);
const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ');

/** As people write amounts: 30000, 30,000, 30k, $30000. */
const money = fc.tuple(fc.integer({ min: 1, max: 150 }), fc.nat(3)).map(([thousands, style]) => ({
  value: thousands * 1000,
  text: [`${thousands}000`, `${thousands},000`, `${thousands}k`, `$${thousands}000`][style] ?? '',
}));
const entry = fc.oneof(
  fc.constant({ value: 60_000, text: '60000' }),
  money,
  fc.integer({ min: 11, max: 999 }).map((value) => ({ value, text: `${value}` })),
  // As of coins that cost a part of a cent.
  fc.integer({ min: 11, max: 999 }).map((steps) => {
    const text = `0.0000${steps}`;
    return { value: Number(text), text };
  }),
);
const side = pick('long', 'short');
const leverage = fc
  .tuple(fc.integer({ min: 2, max: 100 }), pick('x', 'X', '×', ' x'))
  .map(([value, sign]) => ({
    value,
    text: `${value}${sign}`,
  }));
const share = (least: number, most: number, step: number) =>
  fc
    .tuple(fc.integer({ min: Math.ceil(least / step), max: Math.floor(most / step) }), fc.nat(3))
    .map(([steps, style]) => {
      const value = Number((steps * step).toFixed(6));
      const bps = Number((value * 100).toFixed(4));
      return { value, text: [`${value}%`, `${value} %`, `${value} percent`, `${bps} bps`][style] ?? '' };
    })
    .filter(({ text }) => isPlain(text));

/** Every way to name how often, by the hours. */
const OFTEN = {
  1: 'per hour, an hour, each hour, every hour, a hour, hourly, 1h, per 1h, /h, every 1 hour, 1-hourly',
  2: 'per 2 hours, 2h, every 2h, every two hours',
  4: '4 h, per 4h, every 4 hours, /4h, every four hours',
  8: '8h, 8 h, every 8h, per 8 hours, each 8 hours, /8h, 8-hourly, every 8 hrs',
  24: 'per day, a day, each day, every day, daily, every 24h, per 24 hours, /d',
  168: 'per week, a week, weekly, every week, each week',
};
const PERIODS = Object.entries(OFTEN).flatMap(([hours, words]) =>
  words.split(', ').map((word) => [Number(hours), word] as const),
);
const period = pick(...PERIODS);
const rate = share(-0.5, 1, 0.00125).filter(({ value }) => Math.abs(value) >= 0.00125);

/** A larger one without an interval could be a yearly one. */
const smallRate = rate.filter(({ value }) => Math.abs(value) <= 0.1);

/** The share of funding that one hour brings, times the hours of a year: no interval is named twice. */
const yearly = fc
  .tuple(
    smallRate,
    fc.option(period),
    pick('yearly', 'annual', 'annualised', 'a year', 'annualized'),
    fc.nat(2),
  )
  .map(([{ value, text }, often, year, order]) => {
    const [hours, words] = often ?? [8, ''];
    const query = [
      joined('funding', text, words, year),
      joined(text, words, 'funding', year),
      joined('what is', text, 'funding', words, year),
    ][order];
    return {
      query: query ?? '',
      says:
        Math.abs((value / hours) * 365 * 24) < 1
          ? `is ${value < 0 ? '−' : '+'}${digits((value / hours) * 365 * 24, 6)}% a year`
          : `is ${signed((value / hours) * 365 * 24, 2)}% a year`,
    };
  });

const held = fc
  .tuple(rate, period, side, money, fc.integer({ min: 1, max: 30 }), fc.nat(3))
  .filter(([, [hours], , , days]) => (days * 24) % hours === 0)
  .map(([{ value, text }, [hours, words], way, position, days, order]) => {
    const time = order === 3 ? `for ${days * 24} hours` : `${days} ${days === 1 ? 'day' : 'days'}`;
    const query = [
      joined('funding', text, words, position.text, way, time),
      joined(way, position.text, 'funding', text, words, 'held', time),
      joined('funding cost', text, words, way, position.text, 'position', 'for', time),
      joined('funding', text, words, position.text, way, time),
    ][order];
    let paid = 0;
    for (let passed = 0; passed < days * 24; passed += hours) {
      paid += (position.value * value) / 100;
    }
    const due = way === 'long' ? paid : -paid;
    return { query: query ?? '', says: `${due < 0 ? 'earns' : 'costs'} a ${way} $${cents(due)}.` };
  });

const liquidation = fc
  .tuple(side, entry, leverage, fc.option(share(0.5, 1, 0.5)), fc.nat(3))
  .filter(([, , { value }, maintenance]) => 100 / value > (maintenance?.value ?? 0.5))
  .map(([way, price, times, maintenance, order]) => {
    const room = 1 / times.value - (maintenance?.value ?? 0.5) / 100;
    const at = way === 'long' ? price.value * (1 - room) : price.value * (1 + room);
    const extra = maintenance ? `maintenance ${maintenance.text}` : '';
    const query = [
      joined('liquidation', way, price.text, times.text, extra),
      joined('liq price', times.text, way, 'entry', price.text, extra),
      joined(way, times.text, 'at', price.text, 'liquidation price', extra),
      joined('where is a', times.text, way, 'from', price.text, 'liquidated', extra),
    ][order];
    return { query: query ?? '', says: `is liquidated near ${pricing(at)},` };
  });

const breakEven = fc
  .tuple(side, entry, fc.option(share(0.01, 0.1, 0.005)), pick('taker', 'maker', ''), fc.nat(2))
  .map(([way, price, told, role, order]) => {
    const fee = (told?.value ?? (role === 'maker' ? 0.02 : 0.055)) / 100;
    // Bought at one price and sold at another: what comes in has to pay what went out, with both fees.
    const at = way === 'long' ? (price.value * (1 + fee)) / (1 - fee) : (price.value * (1 - fee)) / (1 + fee);
    const paid = told ? `${told.text} fee` : role;
    const query = [
      joined('breakeven', way, price.text, paid),
      joined('break even price of a', way, 'from', price.text, paid),
      joined(way, price.text, paid, 'break-even'),
    ][order];
    return { query: query ?? '', says: `breaks even at ${pricing(at)},` };
  });

const positionSize = fc
  .tuple(share(0.1, 5, 0.1), share(0.5, 10, 0.25), money, fc.option(side), fc.option(leverage), fc.nat(3))
  .map(([risk, stop, account, way, times, order]) => {
    const exit = way === 'short' ? 1 + stop.value / 100 : 1 - stop.value / 100;
    // Of each dollar: the way to the stop, and 0.055% on both fills.
    const lost = stop.value / 100 + 0.00055 + exit * 0.00055;
    const value = (account.value * risk.value) / 100 / lost;
    const more = joined(way ?? '', times?.text ?? '');
    const query = [
      joined(risk.text, 'risk', account.text, 'stop', stop.text, more),
      joined('position size', account.text, 'account', risk.text, 'risk', stop.text, 'stop', more),
      joined('stop', stop.text, 'risk', risk.text, 'of', account.text, more),
      joined('risk', risk.text, 'stop loss', stop.text, 'balance', account.text, more),
    ][order];
    const margin = times ? ` needs $${grouped(value / times.value, 2)} of margin` : '';
    return { query: query ?? '', says: margin || `of $${grouped(value, 0)} loses` };
  });

const swap = fc
  .tuple(fc.integer({ min: 1, max: 200 }), share(0.05, 1, 0.05), fc.option(share(0.1, 5, 0.1)), fc.boolean())
  .map(([thousands, fee, tolerance, isSample]) => {
    const kept = thousands * 1000 * (1 - fee.value / 100);
    const bought = 1000 - (1000 * 2_000_000) / (2_000_000 + kept);
    const least = tolerance ? bought - (bought * tolerance.value) / 100 : bought;
    const query = joined(
      `swap ${thousands}000 usdc`,
      isSample ? '' : 'in 1000/2000000',
      `fee ${fee.text}`,
      tolerance ? `tolerance ${tolerance.text}` : '',
    );
    return {
      query,
      says: tolerance
        ? `at least ${grouped(least, 4)} with`
        : `buys ${grouped(bought, 4)} ${isSample ? 'ETH' : 'coins'}`,
    };
  });

const order = fc
  .tuple(
    side,
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: 1, max: 90 }),
    fc.option(fc.integer({ min: 1, max: 30 })),
    fc.boolean(),
  )
  .filter(([, steps]) => isPlain(`${steps / 1000}`))
  .map(([way, steps, times, days, isOpen]) => {
    const size = Number((steps / 1000).toFixed(3));
    const due = (size * 60_000 * 0.0001 * (days ?? 0) * 24) / 8;
    const margin = (size * 60_000) / times;
    const time = days ? `${days} days` : '';
    return {
      query: isOpen
        ? joined('open', `${size} btc`, way, `${times}x`, time && `for ${time}`)
        : joined(way, `${size} BTC ${times}x`, time),
      says: days
        ? `${way === 'long' ? 'pays' : 'receives'} ${grouped(due, 2)} USDT of funding`
        : `needs ${grouped(margin, 2)} USDT of margin`,
    };
  });

const fees = fc
  .tuple(
    money,
    pick('taker', 'maker', ''),
    pick('spot', 'perp', ''),
    fc.option(share(0.01, 0.2, 0.005)),
    fc.nat(2),
  )
  .map(([order, role, market, told, shape]) => {
    const rated = told?.value ?? (market === 'spot' ? 0.1 : role === 'maker' ? 0.02 : 0.055);
    const query = [
      joined(market, role, 'fee', told?.text ?? '', 'on', order.text),
      joined('fees for', order.text, market, role, told?.text ?? ''),
      joined(
        'how much',
        market,
        role,
        'trading fee',
        told ? `of ${told.text}` : '',
        'on a',
        order.text,
        'order',
      ),
    ][shape];
    return { query: query ?? '', says: `costs $${cents((order.value * rated) / 100)} in fees` };
  });

/** The words that say what an amount is, by what it then is; and what 10× makes of it, worked out without the site's formulas. */
const SAID = {
  margin: ['margin', 'collateral', 'my margin is', 'a margin of'],
  balance: ['with', 'from', 'balance', 'free', 'available', 'equity', 'have', 'with a balance of'],
  position: ['position', 'notional', 'a position of', 'margin for', 'margin on', 'how much margin on'],
} as const;
const roles = fc
  .tuple(
    pick(...Object.entries(SAID).flatMap(([role, words]) => words.map((word) => [role, word] as const))),
    fc.integer({ min: 1, max: 900 }),
    leverage,
    fc.boolean(),
  )
  .map(([[role, word], hundreds, times, isLast]) => {
    const amount = hundreds * 100;
    const position = grouped(amount * times.value, 0);
    // Of each dollar that opens, 0.055% is kept back twice.
    const opened = Math.floor((amount * times.value) / (1 + times.value * 0.0011));
    const says = {
      margin: `holds a position of $${position} at`,
      balance: `at most $${grouped(opened, 0)} at`,
      position: `needs $${grouped(amount / times.value, 2)} of margin`,
    }[role];
    return {
      query: isLast ? joined(times.text, word, `${amount}`) : joined(word, `${amount}`, 'at', times.text),
      says: says ?? '',
    };
  });

const entered = fc.tuple(side, fc.integer({ min: 11, max: 90_000 }), leverage).map(([way, at, times]) => {
  const room = 1 / times.value - 0.005;
  return {
    query: joined(times.text, way, 'liquidated at', `${at}`),
    says: `entered at about ${pricing(way === 'long' ? at / (1 - room) : at / (1 + room))}`,
  };
});

export const calculated: Readonly<Record<string, fc.Arbitrary<Phrasing>>> = {
  yearly,
  held,
  liquidation,
  entered,
  roles,
  breakEven,
  positionSize,
  swap,
  order,
  fees,
};
