// @vitest-environment happy-dom
import type * as React from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Results } from '../client/protocol';
import type { Hit } from '../engine/hits';
import { dialogHtml } from '../plugin/dialogHtml';

const waiting: ((results: Results) => void)[] = [];
const pending = () => new Promise<Results>((resolve) => waiting.push(resolve));
vi.mock('../client/search', () => ({ search: pending, searchFirst: pending }));

const resultsOf = (paths: string, isComplete = true): Results => ({
  hits: paths.split(' ').map((path) => ({
    url: `/docs/${path}`,
    kind: 'section',
    part: 'Docs',
    title: [path],
    trail: [''],
    text: [''],
  })),
  total: paths.split(' ').length,
  pages: null,
  section: '',
  sections: [],
  lookedFor: [],
  suggestions: [],
  isComplete,
});

/** Where the dialog was closed for. */
const gone = () => document.querySelector('dialog')?.returnValue;
let field: HTMLInputElement;
const chosen = () =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
/** Does it, and all that follows from it. */
let act: typeof React.act;
const press = (key: string) =>
  act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const answerWith = (results: Results) => act(async () => waiting.shift()?.(results));
const answer = (paths: string, isComplete?: boolean) => answerWith(resultsOf(paths, isComplete));
const type = (text: string) =>
  act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const click = (target: HTMLElement | null) => act(async () => target?.click());

beforeEach(async () => {
  vi.resetModules();
  waiting.length = 0;
  const config = {
    indexName: '',
    worker: '',
    searchPage: '/search',
    missingResultsUrl: '',
    helpPage: '',
    popular: [],
    tasks: [],
  };
  document.body.innerHTML = dialogHtml(config);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ({ act } = await import('react'));
  const { enhance } = await import('.');
  await act(async () => void enhance(document.querySelector('dialog') as HTMLDialogElement));
  field = document.querySelector('.pt-search__field') as HTMLInputElement;
});

it('a row that the reader moved to stays chosen when the texts bring others', async () => {
  await type('a');
  await answer('one two three', false);
  await press('ArrowDown');
  expect(chosen()).toBe('/docs/two');
  await answer('zero one four two');
  expect(chosen()).toBe('/docs/two');
  await press('Enter');
  expect(gone()).toBe('/docs/two');
});

it('also when the answer to the last letter comes, and in its place where the row is gone', async () => {
  await type('a');
  await answer('one two three');
  await type('ab');
  await press('ArrowDown');
  await press('ArrowDown');
  await answer('one three', false);
  expect(chosen()).toBe('/docs/three');
  await answer('five six');
  expect(chosen()).toBe('/docs/six');
  await type('abc');
  await answer('seven eight');
  expect(chosen()).toBe('/docs/seven');
});

it('Enter opens what is marked, though it answers an older query', async () => {
  await type('a');
  await answer('one two');
  await type('ab');
  await press('ArrowDown');
  await press('Enter');
  expect(gone()).toBe('/docs/two');
});

it('Enter before the first results waits for them', async () => {
  await type('10010');
  await press('Enter');
  expect(gone()).toBe('');
  await answer('code other', false);
  await answer('code other');
  expect(gone()).toBe('/docs/code');
});

it('keeps the words when it is closed without a choice, and only then', async () => {
  const close = (value?: string) =>
    act(async () => {
      document.querySelector('dialog')?.show();
      document.querySelector('dialog')?.close(value);
    });
  await type('funding');
  await answer('one two');
  await close();
  expect([field.value, chosen()]).toEqual(['funding', '/docs/one']);
  await close('/docs/one');
  expect(field.value).toBe('');
});

it('what is pressed below an answer is in the field, is asked, and its reverse has the focus', async () => {
  const pressed = () => document.querySelector<HTMLElement>('.pt-search__changes button');
  const answerOf = (from: string, to: string) => {
    const [hit] = resultsOf('one').hits;
    const answered = { ...hit, kind: 'answer', changes: [{ from, to, query: `liquidation ${to}` }] } as Hit;
    return answerWith({ ...resultsOf('one'), hits: [answered] });
  };
  await type('liquidation long');
  await answerOf('long', 'short');
  expect(pressed()?.textContent).toBe('long, change to short');
  expect(pressed()?.closest('[role=listbox]')).toBeNull();
  pressed()?.focus();
  await click(pressed());
  expect(field.value).toBe('liquidation short');
  await answerOf('short', 'long');
  expect(document.activeElement).toBe(pressed());
  expect(pressed()?.textContent).toBe('short, change to long');
  await type('other');
  await answer('one');
  expect(pressed()).toBeNull();
});

it('a number below an answer is selected in the field, to be typed over', async () => {
  await type('liquidation 10x');
  const [hit] = resultsOf('one').hits;
  const change = { from: '10×', query: 'liquidation long 10x', select: [17, 19] as const };
  await answerWith({ ...resultsOf('one'), hits: [{ ...hit, kind: 'answer', changes: [change] } as Hit] });
  await click(document.querySelector('.pt-search__changes button'));
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('10');
});
