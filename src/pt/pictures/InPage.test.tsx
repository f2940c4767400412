// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import InPage from './InPage';

const FIGURE = '<figure data-illustration="alerts-panel">Two bands</figure>';
const PAGE = `<html><head><link href="/assets/css/page-pt.1.css"></head><body><div>${FIGURE}</div></body></html>`;
const picture = <InPage of="alerts-panel" caption="c" alt="a" />;

const fetched = vi.fn(async () => new Response(PAGE));
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockClear();
  document.head.replaceChildren();
});

it('leaves a picture alone that came with the page', async () => {
  root.innerHTML = `<div>${FIGURE}</div>`;
  await act(async () => hydrateRoot(root, picture));
  expect(root.innerHTML).toBe(`<div>${FIGURE}</div>`);
  expect(fetched).not.toHaveBeenCalled();
});

it('takes it and its styles from the page of a post that a link opened', async () => {
  await act(async () => createRoot(root).render(picture));
  await expect.poll(() => root.textContent).toBe('Two bands');
  await act(async () => createRoot(document.createElement('div')).render(picture));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(document.head.querySelectorAll('link[href*="page-pt"]')).toHaveLength(1);
});

it('is left out without network', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await act(async () => createRoot(root).render(picture));
  expect(root.textContent).toBe('');
});
