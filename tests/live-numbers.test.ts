import { parseHtml } from '@pt-docs/pages';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { loadFigures } from '../scripts/lib/building/figures';
import { priceAt, START } from '../src/pt/markets/walk';
import { accountOf, previewOf } from '../src/pt/model/practice';
import { MARKET_TICKET } from '../src/pt/model/practice/account';
import { startOf } from '../src/pt/model/start';

const { figures, addressOfState, renderFigure } = await loadFigures();

/** What a table of numbers says: its pairs of label and value together, and the rows of its wider tables. */
type Told = {
  readonly one: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, string>>[];
};

function toldIn(html: string): Told {
  const numbers = selectAll('details', parseHtml(html)).at(-1) as Element;
  const [one, rows]: [Record<string, string>, Record<string, string>[]] = [{}, []];
  for (const table of selectAll('table', numbers)) {
    const [head = [], ...body] = selectAll('tr', table).map((row) => selectAll('th, td', row).map(textOf));
    for (const cells of body) {
      if (head.length === 2) {
        one[cells[0] ?? ''] = cells[1] ?? '';
      } else {
        rows.push(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
      }
    }
  }
  return { one, rows };
}

const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
const NUMBER = /([−-]?)\$?(\d[\d,]*)(\.\d+)?(?:([kmb])\b)?/g;

/** The numbers of a cell, each with what rounding can have taken from it. */
const printed = (cell = '') =>
  Array.from(cell.matchAll(NUMBER), ([, sign, whole = '', decimals = '', scale = '']) => {
    const unit = SCALES[scale] ?? 1;
    const value = Number(`${whole.replaceAll(',', '')}${decimals}`) * unit * (sign ? -1 : 1);
    return { value, half: (unit * 0.5 * 1.000001) / 10 ** Math.max(0, decimals.length - 1) };
  });

let followed = 0;

/** Asks that a cell's number is what others give, as far as all of them are printed. "USD#1" is the second number of USD. */
function follow(
  told: Readonly<Record<string, string>>,
  result: string,
  from: readonly string[],
  rule: (...values: number[]) => number,
) {
  const [shown, ...inputs] = [result, ...from].map((label) => {
    const [name = '', at = '0'] = label.split('#');
    return printed(told[name])[Number(at)];
  });
  // "over 1,000%" is no number.
  if (!shown || /^over /.test(told[result] ?? '') || inputs.some((input) => !input)) {
    return;
  }
  followed += 1;
  const corners = inputs.reduce<number[][]>(
    (all, input) =>
      all.flatMap((values) =>
        [-1, 1].map((side) => [...values, (input?.value ?? 0) + side * (input?.half ?? 0)]),
      ),
    [[]],
  );
  const [values, exact] = [
    corners.map((corner) => rule(...corner)),
    rule(...inputs.map((input) => input?.value ?? 0)),
  ];
  const [least, most] = [Math.min(...values, exact), Math.max(...values, exact)];
  const said = `${result} is ${told[result.split('#')[0] ?? '']}, but ${from.join(', ')} give ${exact}`;
  expect(shown.value + shown.half, said).toBeGreaterThanOrEqual(least);
  expect(shown.value - shown.half, said).toBeLessThanOrEqual(most);
}

/** Asks for what is no sum: a count or a choice. */
function agree(shown: unknown, expected: unknown, what: string) {
  followed += 1;
  expect(shown, what).toEqual(expected);
}

const minus = (a: number, b: number) => a - b;
const times = (a: number, b: number) => a * b;
const over = (a: number, b: number) => a / b;
const sumOf = (rows: Told['rows'], column: string, pick: RegExp) =>
  rows.reduce(
    (sum, row) => sum + (pick.test(row[column] ?? '') ? (printed(row[column])[0]?.value ?? 0) : 0),
    0,
  );

/** How the numbers of each figure follow from those above them, by hand from what its page says. */
const FIGURES: Readonly<Record<string, (told: Told) => void>> = {
  'alert-simulator': ({ one }) => {
    for (const [label, messages] of Object.entries(one)) {
      if (/ messages?/.test(label)) {
        const [sent = 0, gone = 0] = printed(label).map(({ value }) => value);
        agree(sent, messages.split(';').filter((text) => /\d at /.test(text)).length, label);
        agree(gone, messages.split('gone at').length - 1, label);
      }
    }
  },
  'annualised-basis-by-days': ({ one }) => {
    follow(one, 'Basis', ['Future', 'Spot'], minus);
    follow(one, 'Basis, %', ['Future', 'Spot'], (future, spot) => (future / spot - 1) * 100);
    follow(one, 'Annualised, simple', ['Basis, %', 'Days to expiry'], (basis, days) => (basis * 365) / days);
  },
  'api-key-checklist': ({ one, rows }) =>
    agree(
      one['Rights ticked'],
      `${rows.filter(({ Ticked }) => Ticked === 'yes').length} of ${rows.length}`,
      'rights',
    ),
  'funding-cost': ({ one }) => {
    follow(one, 'All settlements', ['One settlement', 'Held through'], times);
    follow(one, 'Margin', ['Position value', 'Leverage'], over);
    follow(one, 'Share of margin', ['All settlements', 'Margin'], (paid, margin) => (paid / margin) * 100);
    follow(
      one,
      'The rate per 8 h, if paid every 2 h',
      ['The rate per 8 h, if paid every 8 h'],
      (rate) => rate * 4,
    );
  },
  'funding-timeline': ({ one, rows }) => {
    agree(
      printed(one['Funding times met'])[0]?.value,
      rows.filter(({ Held }) => Held === 'yes').length,
      'times met',
    );
    agree(
      printed(one.Paid)[0]?.value.toFixed(2),
      sumOf(rows, 'Paid or received', /^paid/).toFixed(2),
      'paid',
    );
    follow(one, 'Together', ['Paid', 'Received'], (paid, received) => Math.abs(paid - received));
  },
  'mvrv-bands': ({ one, rows }) => {
    follow(one, 'MVRV', ['Market cap', 'Realised cap'], over);
    follow(one, 'Price over average cost', ['MVRV'], (mvrv) => (mvrv - 1) * 100);
    for (const row of rows) {
      follow(row, 'MVRV', ['Market cap, $ billions', 'Realised cap, $ billions'], over);
    }
  },
  'model-readings': ({ one, rows }) => {
    const close = /\((.+)\)/.exec(one.Close ?? '')?.[1];
    for (const row of close ? rows : []) {
      agree(row['Same band at the close'], row.Band === close ? 'yes' : 'no', row['Seen at'] ?? '');
    }
  },
  'momentum-figure': ({ one }) => {
    follow(one, 'RSI#1', ['RSI'], (rsi) => 2 * rsi - 100);
    follow(one, '%K#1', ['%K'], (k) => 2 * k - 100);
    follow(one, 'Mean', ['RSI#1', '%K#1', 'CMO#1'], (rsi, k, cmo) => (rsi + k + cmo) / 3);
  },
  'open-interest-quadrants': ({ rows }) => {
    const [price = {}, coin = {}, usd = {}] = rows;
    for (const row of rows) {
      follow(row, 'Change', ['Before', 'After'], (before, after) => (after / before - 1) * 100);
    }
    for (const when of ['Before', 'After']) {
      const all = { price: price[when] ?? '', coin: coin[when] ?? '', usd: usd[when] ?? '' };
      follow(all, 'usd', ['price', 'coin'], times);
    }
  },
  'order-book': ({ one, rows }) => {
    follow(
      one,
      'Slippage from mid',
      ['Average price', 'Mid price'],
      (fill, mid) => Math.abs(fill / mid - 1) * 100,
    );
    if (one.Filled === 'all') {
      follow(
        one,
        'Cost against mid, before fees',
        ['Size', 'Average price', 'Mid price'],
        (size, fill, mid) => Math.abs(fill - mid) * size,
      );
    }
    for (const row of rows) {
      follow(row, 'Ratio', ['Bid depth, USD', 'Ask depth, USD'], over);
      follow(row, 'Imbalance', ['Bid depth, USD', 'Ask depth, USD'], (bid, ask) => (bid - ask) / (bid + ask));
    }
  },
  'order-flow': ({ one, rows }) => {
    follow(one, 'Delta', ['Taker buys', 'Taker sells'], minus);
    for (const [at, row] of rows.entries()) {
      follow(row, 'Delta', ['Buys', 'Sells'], minus);
      const before = rows[at - 1];
      if (before) {
        follow({ ...row, before: before.CVD ?? '' }, 'CVD', ['before', 'Delta'], (cvd, delta) => cvd + delta);
      }
    }
  },
  'swap-calculator': ({ one }) => {
    follow(one, 'Average price, with the fee', ['You pay', 'You receive'], over);
    follow(
      one,
      'Average price, with the fee#1',
      ['Average price, with the fee', 'Mid price'],
      (price, mid) => (price / mid - 1) * 100,
    );
    follow(one, 'A sandwich could take', ['You receive', 'Minimum received'], minus);
    follow(
      one,
      'Lost against mid, at most',
      ['Lost to the fee', 'Lost to your own impact', 'Lost within the tolerance, at most'],
      (...lost) => lost.reduce((sum, part) => sum + part, 0),
    );
  },
  'token-approval': ({ rows }) => {
    for (const row of rows) {
      follow(row, 'The contract can take', ['Your balance', 'Allowance'], Math.min);
    }
  },
  'token-rating': ({ one }) => {
    const [known = 0, all = 0] = printed(one['Sub-scores with data']).map(({ value }) => value);
    follow(one, 'Lowest still possible', ['Overall'], (overall) => (overall * known) / all);
    follow(
      one,
      'Highest still possible',
      ['Overall'],
      (overall) => (overall * known + 10 * (all - known)) / all,
    );
  },
  'trades-tape': ({ one, rows }) => {
    follow(one, 'Delta of the list', ['▲ Taker buys', '▼ Taker sells'], minus);
    follow(one, 'Hidden by the filter', ['Trades played', 'Trades shown'], minus);
    for (const row of rows) {
      follow(row, 'USD', ['Price', 'Coins'], times);
    }
  },
  'unlock-schedule': ({ one }) => {
    follow(one, 'Of circulating', ['Unlocks in 30 days', 'Circulating'], (next, now) => (next / now) * 100);
    follow(one, 'Days of volume', ['Value of the unlock', 'Volume'], over);
    follow(one, 'Float share', ['Market cap', 'FDV'], (cap, fdv) => (cap / fdv) * 100);
  },
};

it.each(Object.entries(FIGURES))('%s: each number follows from those above it', (id, expectToFollow) => {
  const figure = figures.find((one) => one.id === id) ?? expect.fail(`There is no figure ${id}.`);
  followed = 0;
  for (const values of [{}, ...Object.values(figure.states)]) {
    expectToFollow(toldIn(renderFigure(figure, addressOfState(figure, values).search)));
  }
  expect(followed).toBeGreaterThan(0);
});

/** At the break-even of a ticket, the gain pays what the lines above it name: fees, slippage and funding. */
it.each([
  ['buy', 'market', {}],
  ['sell', 'market', {}],
  ['buy', 'limit', { price: 0.999 }],
  ['sell', 'limit', { price: 1.001 }],
  ['buy', 'conditional', { trigger: 1.01 }],
] as const)('the ticket to %s at %s breaks even by its own lines', (side, kind, at) => {
  const account = accountOf(startOf());
  const mark = priceAt('BTCUSDT', START);
  const prices = Object.fromEntries(
    Object.entries(at).map(([name, share]) => [name, Math.round(mark * share * 10) / 10]),
  );
  const ticket = { ...MARKET_TICKET, symbol: 'BTCUSDT', side, kind, quantity: 0.1, ...prices } as Parameters<
    typeof previewOf
  >[1];
  const { price, worth, fees, slippage, funding, breakEven, cost } = previewOf(account, ticket);
  const gain = (side === 'buy' ? 1 : -1) * ((breakEven ?? Number.NaN) - price) * 0.1;
  // The fee of the exit is due at break-even, and its line counts it at the price of the entry.
  expect(Math.abs(gain - fees - slippage - funding)).toBeLessThan(
    fees * Math.abs((breakEven ?? 0) / price - 1) + 1e-9,
  );
  expect(cost).toBeCloseTo(worth / 10, 6);
});
