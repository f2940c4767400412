import { terms } from '@site/data/glossary/terms';
import { describe, expect, it } from 'vitest';
import { matchesQuery } from './findTerms';

const found = (query: string) =>
  Object.values(terms)
    .filter((term) => matchesQuery(term, query))
    .map(({ name }) => name);

describe('matchesQuery', () => {
  it('keeps every term when nothing was typed', () => {
    expect(found('  ')).toHaveLength(Object.keys(terms).length);
  });

  it.each([
    ['an abbreviation', 'oi', 'Open interest'],
    ['an abbreviation with a slash', 'L/S', 'Long/short account ratio'],
    ['a synonym', 'indicator', 'Study'],
    ['words without their hyphen', 'stop loss', 'Stop-loss'],
    ['the start of a word', 'honey', 'Honeypot'],
    ['words of the definition in any order', 'shorts longs pay', 'Funding rate'],
  ])('finds a term by %s', (_, query, name) => {
    expect(found(query)).toContain(name);
  });

  it('does not look inside words', () => {
    expect(found('oi')).not.toContain('Exchange reserve');
  });

  it('takes any text as text', () => {
    expect(found('.*')).toEqual([]);
    expect(found('<b>')).toEqual([]);
  });
});
