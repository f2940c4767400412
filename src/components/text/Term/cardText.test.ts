import { type TermId, terms } from '@site/data/glossary/terms';
import { expect, it } from 'vitest';
import { cardText } from './cardText';

it.each(Object.keys(terms) as TermId[])('%s has five parts, none of which contains what parts them', (id) => {
  const parts = cardText(id).split('|');
  expect(parts).toHaveLength(5);
  expect(parts[0]).toBe(terms[id].name);
  expect(parts[2]).toBe(terms[id].definition);
  expect(parts[3]).toMatch(/^\/docs\//);
});
