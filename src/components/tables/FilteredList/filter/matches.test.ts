import { commandsByArea } from '@site/data/commands';
import { terms } from '@site/data/glossary/terms';
import { metrics } from '@site/data/metrics';
import { families } from '@site/data/metrics/families';
import { describe, expect, it } from 'vitest';
import { matchesAnywhere, matchesStarts, searchText } from './matches';
import { wordsBeside } from './wordsBeside';

/** The words of each entry, which tests/built/filters.test.ts finds again in the pages. */
const glossary = Object.values(terms).map(({ name, abbreviations, synonyms, definition }) => ({
  name,
  text: searchText([name, ...abbreviations, definition, ...synonyms]),
}));
const catalogue = metrics.map(({ id, name, unit, family, synonyms }) => ({
  name: id,
  text: searchText([name, unit, id, ...synonyms, families[family].name]),
}));
const commands = commandsByArea.workbench.map(({ id, name, syntax, does, parameters, examples }) => ({
  name: id,
  text: searchText([name, syntax, does, ...parameters.map(({ meaning = '' }) => meaning), ...examples]),
}));

const starting = (entries: typeof glossary, query: string) =>
  entries.filter(({ text }) => matchesStarts(text, query)).map(({ name }) => name);

describe('terms of the glossary', () => {
  const found = (query: string) => starting(glossary, query);

  it('are all kept when nothing was typed', () => {
    expect(found('  ')).toHaveLength(glossary.length);
  });

  it.each([
    ['an abbreviation', 'oi', 'Open interest'],
    ['an abbreviation with a slash', 'L/S', 'Long/short account ratio'],
    ['a synonym', 'indicator', 'Study'],
    ['words without their hyphen', 'stop loss', 'Stop-loss'],
    ['the start of a word', 'honey', 'Honeypot'],
    ['words of the definition in any order', 'shorts longs pay', 'Funding rate'],
  ])('are found by %s', (_, query, name) => {
    expect(found(query)).toContain(name);
  });

  it('are not found by what stands inside words', () => {
    expect(found('oi')).not.toContain('Exchange reserve');
  });

  it('take any text as text', () => {
    expect(found('.*')).toEqual([]);
    expect(found('<b>')).toEqual([]);
  });
});

describe('metrics of the catalogue', () => {
  const found = (query: string) => starting(catalogue, query);

  it.each([
    ['OI', 'open-interest'],
    ['l/s', 'long-short-ratio'],
    ['cumulative delta', 'cvd'],
    ['FR', 'funding-rate'],
    ['netfl', 'exchange-netflow'],
    ['order-book metrics', 'imbalance'],
    ['order book metrics', 'imbalance'],
  ])('are found by %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('are not found by what stands inside words', () => {
    expect(found('oi')).not.toContain('exchange-inflow');
  });

  it('need every word', () => {
    expect(found('open interest usd')).toEqual(['open-interest-usd']);
    expect(found('open zebra')).toEqual([]);
  });
});

describe('commands', () => {
  const found = (query: string) =>
    commands.filter(({ text }) => matchesAnywhere(text, query)).map(({ name }) => name);

  it('are all kept when nothing was typed', () => {
    expect(found('  ')).toHaveLength(commands.length);
  });

  it('are found by their name, whatever the case, and by a piece of it', () => {
    expect(found('Study ADD')).toContain('study-add');
    expect(found('tudy')).toContain('study-add');
  });

  it('are found by a choice and by what they do', () => {
    expect(found('heikin')).toEqual(['style']);
    expect(found('picture stamped')).toEqual(['snapshot']);
  });

  it('are not found by words that occur nowhere', () => {
    expect(found('study zebra')).toEqual([]);
  });
});

describe('wordsBeside', () => {
  it('leaves out what is found by the shown words already, and says nothing twice', () => {
    expect(wordsBeside(['Stop-loss', 'closes longs'], ['stop order', 'Loss', 'long order'])).toBe('order');
    expect(wordsBeside(['Open interest'], ['open-interest'])).toBe('open-interest');
    expect(wordsBeside(['Open interest'], ['interest'])).toBeUndefined();
    expect(wordsBeside(['Open interest'], [])).toBeUndefined();
  });
});
