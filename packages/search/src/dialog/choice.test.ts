// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Results } from '../client/protocol';
import { opensBySlash } from '../client/slash';
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

const gone: string[] = [];
addEventListener('pt-search:go', (event) => {
  event.preventDefault();
  gone.push((event as CustomEvent<string>).detail);
});
let field: HTMLInputElement;
const chosen = () =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const answer = async (paths: string, isComplete?: boolean) => {
  waiting.shift()?.(resultsOf(paths, isComplete));
  await new Promise((resolve) => setTimeout(resolve));
};
function type(text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(async () => {
  vi.resetModules();
  waiting.length = 0;
  gone.length = 0;
  const config = {
    indexName: '',
    worker: '',
    searchPage: '/search',
    missingResultsUrl: '',
    helpPage: '',
    popular: [],
  };
  document.body.innerHTML = dialogHtml(config, '/x.js');
  const { attach } = await import('.');
  attach();
  field = document.querySelector('.pt-search__field') as HTMLInputElement;
});

it('a row that the reader moved to stays chosen when the texts bring others', async () => {
  type('a');
  await answer('one two three', false);
  press('ArrowDown');
  expect(chosen()).toBe('/docs/two');
  await answer('zero one four two');
  expect(chosen()).toBe('/docs/two');
  press('Enter');
  expect(gone).toEqual(['/docs/two']);
});

it('also when the answer to the last letter comes, and in its place where the row is gone', async () => {
  type('a');
  await answer('one two three');
  type('ab');
  press('ArrowDown');
  press('ArrowDown');
  await answer('one three', false);
  expect(chosen()).toBe('/docs/three');
  await answer('five six');
  expect(chosen()).toBe('/docs/six');
  type('abc');
  await answer('seven eight');
  expect(chosen()).toBe('/docs/seven');
});

it('Enter opens what is marked, though it answers an older query', async () => {
  type('a');
  await answer('one two');
  type('ab');
  press('ArrowDown');
  press('Enter');
  expect(gone).toEqual(['/docs/two']);
});

it('the shortcut of one letter can be switched off, and stays off', () => {
  expect(opensBySlash()).toBe(true);
  document.querySelector<HTMLInputElement>('.pt-search__slash')?.click();
  expect(opensBySlash()).toBe(false);
});

it('what is pressed below an answer is in the field, is asked, and its reverse has the focus', async () => {
  const pressed = () => document.querySelector<HTMLElement>('.pt-search__changes button');
  const answerWith = async (from: string, to: string) => {
    const [hit] = resultsOf('one').hits;
    const answered = { ...hit, kind: 'answer', changes: [{ from, to, query: `liquidation ${to}` }] } as Hit;
    waiting.shift()?.({ ...resultsOf('one'), hits: [answered] });
    await new Promise((resolve) => setTimeout(resolve));
  };
  type('liquidation long');
  await answerWith('long', 'short');
  expect(pressed()?.textContent).toBe('long, change to short');
  expect(pressed()?.closest('[role=listbox]')).toBeNull();
  pressed()?.focus();
  pressed()?.click();
  expect(field.value).toBe('liquidation short');
  await answerWith('short', 'long');
  expect(document.activeElement).toBe(pressed());
  expect(pressed()?.textContent).toBe('short, change to long');
  type('other');
  await answer('one');
  expect(pressed()).toBeNull();
});
