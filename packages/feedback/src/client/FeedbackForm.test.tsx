// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackForm } from './FeedbackForm';
import { sectionInView } from './sectionInView';
import { rememberSent, wasSentToday } from './sentToday';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const URL = 'https://feedback.example/answers/';
const DAY_MS = 86_400_000;
let root: Root | undefined;
let count = 0;
/** A page of its own for each test: what was sent is remembered. */
let page = '';

const fetched = vi.fn<typeof fetch>();
const reply = (status: number) => new Response(null, { status });

beforeEach(() => {
  count += 1;
  page = `/docs/page-${count}`;
  localStorage.clear();
  fetched.mockReset().mockImplementation(async () => reply(204));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open(): HTMLFormElement {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() => root?.render(<FeedbackForm url={URL} page={page} />));
  return container.querySelector('form') as HTMLFormElement;
}

async function answer(form: HTMLFormElement, value: 'yes' | 'no'): Promise<void> {
  const submitter = form.querySelector<HTMLButtonElement>(`button[value="${value}"]`);
  await act(async () => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  });
}

const said = (form: HTMLFormElement) => form.querySelector('[role="status"]')?.textContent;

it('is a whole form without scripts', () => {
  document.body.innerHTML = renderToStaticMarkup(<FeedbackForm url={URL} page={page} />);
  const form = document.querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', URL]);
  const yes = form.querySelector<HTMLButtonElement>('button[value="yes"]');
  expect(Object.fromEntries(new FormData(form, yes))).toEqual({ page, text: '', answer: 'yes' });
  expect(form.querySelectorAll('button[type="submit"][name="answer"]')).toHaveLength(2);
});

describe('with scripts', () => {
  it('sends page, section, answer and text as JSON, and nothing that names the reader', async () => {
    const form = open();
    (form.elements.namedItem('text') as HTMLInputElement).value = '  More pictures, please. ';
    await answer(form, 'no');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(URL);
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(JSON.parse(String(request?.body))).toEqual({
      page,
      section: null,
      answer: 'no',
      text: 'More pictures, please.',
    });
    expect(said(form)).toMatch(/^Thanks/);
    expect(form.querySelector('button')).toBeNull();
  });

  it('sends once while an answer is on its way', async () => {
    let finish = (_: Response) => {};
    fetched.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const form = open();
    await answer(form, 'yes');
    await answer(form, 'yes');
    expect(said(form)).toBe('Sending…');
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(async () => finish(reply(200)));
    expect(said(form)).toMatch(/^Thanks/);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the receiver refuses', async () => reply(503)],
  ])('says so when %s, keeps the words and can be tried again', async (_, failing) => {
    fetched.mockImplementationOnce(failing);
    const form = open();
    const field = form.elements.namedItem('text') as HTMLInputElement;
    field.value = 'Kept';
    await answer(form, 'no');
    expect(said(form)).toMatch(/couldn’t be sent/);
    expect(field.value).toBe('Kept');
    expect(wasSentToday(page)).toBe(false);
    await answer(form, 'no');
    expect(said(form)).toMatch(/^Thanks/);
  });

  it('asks once a day for each page', async () => {
    await answer(open(), 'yes');
    act(() => root?.unmount());
    expect(said(open())).toMatch(/^Thanks/);
    page = '/docs/another';
    act(() => root?.unmount());
    expect(open().querySelectorAll('button')).toHaveLength(2);
  });
});

describe('what is remembered', () => {
  const now = Date.UTC(2026, 0, 2);

  it('is forgotten after a day, and holds pages and times only', () => {
    localStorage.setItem('pt-feedback', JSON.stringify({ '/docs/old': now - DAY_MS, '/docs/new': now - 1 }));
    expect(wasSentToday('/docs/old', now)).toBe(false);
    expect(wasSentToday('/docs/new', now)).toBe(true);
    rememberSent(page, now);
    expect(JSON.parse(localStorage.getItem('pt-feedback') ?? '')).toEqual({
      '/docs/new': now - 1,
      [page]: now,
    });
  });

  it.each(['{', 'null', '[1]', '{"/docs/x":"y"}'])('stored as %s harms nothing', (value) => {
    localStorage.setItem('pt-feedback', value);
    expect(wasSentToday('/docs/x', now)).toBe(false);
  });
});

it('the section in view is the last heading above the middle', () => {
  document.body.innerHTML = '<article><h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2></article>';
  const tops: Record<string, number> = { a: -900, b: innerHeight / 2 - 1, c: innerHeight / 2 + 1 };
  for (const heading of document.querySelectorAll('h2, h3')) {
    heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
  }
  expect(sectionInView()).toBe('b');
});
