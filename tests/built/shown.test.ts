import { withoutSlash } from '@pt-docs/built-pages';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
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

/** A fact that no page shows is a fact that nobody checks. */
describe('facts of data/ are shown', () => {
  it('every metric on its page', () => {
    expect(
      metrics.filter(({ page, definition }) => !textAt(page).includes(definition)).map(({ id }) => id),
    ).toEqual([]);
  });
  it('every command', () => {
    const commands = Object.values(commandsByArea).flat();
    expect(commands.filter(({ syntax }) => !everything.includes(syntax)).map(({ id }) => id)).toEqual([]);
  });
  it('every screener field on its page', () => {
    expect(
      screenerFields.filter(({ page, definition }) => !textAt(page).includes(definition)).map(({ id }) => id),
    ).toEqual([]);
  });
  it('every error code with its remedy', () => {
    const errors = [...exchangeErrors, ...walletErrors];
    expect(
      errors
        .filter(({ code, remedy }) => !everything.includes(code) || !everything.includes(remedy))
        .map(({ code }) => code),
    ).toEqual([]);
  });
  it('every term in the glossary', () => {
    const glossary = textAt('/docs/others/overview');
    const missing = Object.entries(terms).filter(([, { definition }]) => !glossary.includes(definition));
    expect(missing.map(([id]) => id)).toEqual([]);
  });
  it('every network', () => {
    expect(networks.filter(({ name }) => !everything.includes(name)).map(({ name }) => name)).toEqual([]);
  });
});
