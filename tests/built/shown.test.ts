import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { readBuiltPages } from './site';

const pages = readBuiltPages();

/** A look back, at a fall or a playbook's case: its last bar isn't today's. */
const EARLIER = '[data-illustration="liquidation-cascade"], [data-illustration^="playbook-"]';
const CHART = '[data-chart]';
const BOOK = '[aria-label^="Order book, "]';
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

it('no page shows one symbol at two prices', () => {
  const shown = pages.flatMap(({ route, tree }) => {
    const earlier = new Set(
      selectAll(EARLIER, tree).flatMap((picture) => selectAll(`${CHART}, ${BOOK}`, picture)),
    );
    const charts = selectAll(CHART, tree)
      .filter((chart) => !earlier.has(chart))
      .flatMap((chart) => {
        const symbol = select('ul strong', chart);
        const close = textOf(chart).match(/C([\d,]+\.\d+)[+−-]/)?.[1];
        return symbol && close ? [{ route, symbol: textOf(symbol), price: numberIn(close) }] : [];
      });
    const books = selectAll(BOOK, tree).flatMap((book) => {
      if (earlier.has(book)) {
        return [];
      }
      const bid = select('[aria-label="Bids"] tbody td', book);
      const symbol = String(book.properties.ariaLabel).replace('Order book, ', '');
      return bid ? [{ route, symbol, price: numberIn(textOf(bid)) }] : [];
    });
    return [...charts, ...books];
  });
  const known = new Map(shown.map(({ symbol, price }) => [symbol, price]));
  expect(known.size).toBeGreaterThanOrEqual(3);
  // The best bid is a tick or two from the last price.
  const others = shown.filter(
    ({ symbol, price }) => Math.abs(price / (known.get(symbol) as number) - 1) > 0.001,
  );
  expect(others).toEqual([]);
});
