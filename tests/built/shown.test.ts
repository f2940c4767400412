import { withoutSlash } from '@pt-docs/built-pages';
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

const texts = new Map(readBuiltPages().map(({ route, tree }) => [route, textOf(tree).replace(/\s+/g, ' ')]));
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
