// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackForm } from './FeedbackForm';
import { wasSentToday } from './sentToday';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const URL = 'https://feedback.example/answers/';
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
});
