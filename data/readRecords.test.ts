import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inWords, link, parseRecords, readRecords } from './readRecords';

const shape = z.strictObject({
  name: z.string(),
  area: z.enum(['chart', 'trading']).default('chart'),
  synonyms: z.array(z.string()).optional(),
});

const problemsIn = (text: string, options = {}) => parseRecords('x.yaml', text, shape, options).problems;

describe('a mistake is one sentence with line, record, field and remedy', () => {
  it.each([
    [
      'an unknown field',
      'cvd:\n  name: CVD\n  synonym: [delta]\n',
      ':3, record "cvd", synonym: There is no such field. Did you mean "synonyms"?',
    ],
    ['a missing field', 'cvd:\n  area: chart\n', ':1, record "cvd", name: It’s missing. Add it.'],
    ['no fields', 'cvd:\n', ':1, record "cvd": Write fields below it.'],
    ['an empty field', 'cvd:\n  name:\n', ':2, record "cvd", name: It’s missing. Add it.'],
    [
      'a wrong reference',
      'cvd:\n  name: CVD\n  area: tradin\n',
      ':3, record "cvd", area: "tradin" isn’t known. Did you mean "trading"?',
    ],
    [
      'a text for a list',
      'cvd:\n  name: CVD\n  synonyms: delta\n',
      ':3, record "cvd", synonyms: Write a list: [one, two].',
    ],
    ['a list for a text', 'cvd:\n  name: [C, D]\n', ':2, record "cvd", name: Write a text.'],
    [
      'an id that stands twice',
      'cvd:\n  name: CVD\nrsi:\n  name: RSI\ncvd:\n  name: CVD\n',
      ':5, record "rsi", cvd: It stands twice. Keep one of them.',
    ],
    [
      'a field that stands twice',
      'cvd:\n  name: CVD\n  name: Delta\n',
      ':3, record "cvd", name: It stands twice. Keep one of them.',
    ],
    [
      'too few spaces',
      'cvd:\n   name: CVD\n  area: chart\n',
      ':3, record "cvd", area: Give it as many spaces as the lines beside it.',
    ],
    [
      'too many spaces',
      'cvd:\n  name: CVD\n   area: chart\n',
      ':2, record "cvd", name: It and the line below need the spaces of their neighbours',
    ],
    ['a tab', 'cvd:\n\tname: CVD\n', ':2, record "cvd", name: It has a tab. Write spaces.'],
    ['an empty file', '', ':1: The file has no records.'],
    ['only comments', '# Terms\n', ':1: The file has no records.'],
    ['a value without a name', 'cvd:\n  name: CVD, {days} days\n', ':1, record "cvd": {days} has no value.'],
  ])('%s', (_, text, sentence) => {
    const problems = problemsIn(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`data/x.yaml${sentence}`);
  });

  it.each([
    'AMM: a contract',
    '*Above* it',
    '"CVD" adds up',
    '[CVD](/docs/)',
    '{x} y',
    '> y',
    '@x',
    '`x` y',
    '!x y',
    '&x y',
    'x # y',
    '- x',
    '%x',
    "'x",
  ])('the text %s, which YAML would read as something else', (text) => {
    expect(problemsIn(`cvd:\n  name: ${text}\n`).join('\n')).toMatch(
      /^data\/x\.yaml:[23], record "cvd"(, name)?: .+ on the next line, below >-\.$/,
    );
    expect(
      parseRecords('x.yaml', `cvd:\n  name: >-\n    ${text}\n`, shape, { facts: { x: '{x}' } }),
    ).toMatchObject({
      problems: [],
      records: [{ fields: { name: text } }],
    });
  });

  it('a group without records', () => {
    expect(problemsIn('/docs/a:\n/docs/b:\n  cvd:\n    name: CVD\n', { grouped: true })).toEqual([
      'data/x.yaml:1, record "/docs/a": Write records below it, or delete it.',
    ]);
  });
});

it('texts need no quotes, whatever they look like, and name values in braces', () => {
  const text = '# Terms\n10:\n  name: no\n-2015:\n  name: 1e3 in {days} days\n  area: trading\n';
  expect(parseRecords('x.yaml', text, shape, { facts: { days: 7 } })).toEqual({
    problems: [],
    records: [
      { id: '10', group: '', where: 'data/x.yaml:2', fields: { name: 'no', area: 'chart' } },
      { id: '-2015', group: '', where: 'data/x.yaml:4', fields: { name: '1e3 in 7 days', area: 'trading' } },
    ],
  });
});

it('a record that stands in two files stops what reads them', () => {
  const files = ['glossary/dex.yaml', 'glossary/dex.yaml'];
  expect(() => readRecords(files, z.looseObject({}))).toThrow(
    /^data\/glossary\/dex\.yaml:2, record "dex": It also stands in data\/glossary\/dex\.yaml:2\. Keep one of them\.$/m,
  );
});

it('a link is an address and what it says', () => {
  const read = (more: string) => parseRecords('x.yaml', `faq:\n  more: ${more}\n`, z.object({ more: link }));
  expect(read('/docs/alerts/webhooks#retries Retries of a webhook').records[0]?.fields).toEqual({
    more: { to: '/docs/alerts/webhooks#retries', label: 'Retries of a webhook' },
  });
  expect(read('Retries of a webhook').problems).toEqual([
    'data/x.yaml:2, record "faq", more: Write an address that begins with /, a space and what the link says.',
  ]);
});

it('a record without a name is called by its id', () => {
  expect(inWords('order-book')).toBe('Order book');
});
