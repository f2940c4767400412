import { terms } from '@site/data/glossary/terms';
import { expect, it } from 'vitest';
import { cardText } from './cardText';

it.each(Object.entries(terms))(
  '%s has five parts, none of which contains what parts them',
  (id, { name, definition }) => {
    const parts = cardText(id).split('|');
    expect(parts).toHaveLength(5);
    expect(parts[0]).toBe(name);
    expect(parts[2]).toBe(definition);
    expect(parts[3]).toMatch(/^\/docs\//);
  },
);
