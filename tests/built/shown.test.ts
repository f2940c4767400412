import { withoutSlash } from '@pt-docs/pages';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { commandsByArea } from '../../data/commands';
import { terms } from '../../data/glossary/terms';
import { metrics } from '../../data/metrics';
import { screenerFields } from '../../data/screener/fields';
import { exchangeErrors } from '../../data/trading/exchange-errors';
import { networks } from '../../data/wallet/networks';
import { walletErrors } from '../../data/wallet/wallet-errors';
import { readBuiltPages } from './site';

const pages = readBuiltPages();
const texts = new Map(pages.map(({ route, tree }) => [route, textOf(tree).replace(/\s+/g, ' ')]));
const everything = Array.from(texts.values()).join('\n');
const textAt = (page: string) => texts.get(withoutSlash(page)) ?? '';

const isDefined = ({ page, definition }: { page: string; definition: string }) =>
  textAt(page).includes(definition);

/** A fact that no page shows is a fact that nobody checks. */
it.each([
  ['metric, on its page', metrics.filter((metric) => !isDefined(metric))],
  ['screener field, on its page', screenerFields.filter((field) => !isDefined(field))],
  [
    'term, in the glossary',
    Object.values(terms).filter(({ definition }) => !textAt('/docs/others/overview').includes(definition)),
  ],
  [
    'command',
    Object.values(commandsByArea)
      .flat()
      .filter(({ syntax }) => !everything.includes(syntax)),
  ],
  [
    'error code with its remedy',
    [...exchangeErrors, ...walletErrors].filter(
      ({ code, remedy }) => !everything.includes(code) || !everything.includes(remedy),
    ),
  ],
  ['network', networks.filter(({ name }) => !everything.includes(name))],
])('data/ has no %s that pages don’t show', (_, missing) => expect(missing).toEqual([]));

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
