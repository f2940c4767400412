// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset.hasHydrated;
  // The page was loaded again already, so the reader is told.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('.page-notice')?.remove();
});

/** A file of the page that did not arrive: happy-dom loads none, so the event is made here. */
async function fail(tag: 'script' | 'link', address: string): Promise<string | null | undefined> {
  const { watchScripts } = await import('./recovery');
  watchScripts();
  const element = document.createElement(tag);
  Object.defineProperty(element, tag === 'script' ? 'src' : 'href', { value: address });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
  return document.querySelector('.page-notice')?.textContent;
}

it.each([
  ['script', 'https://docs.pt.example/assets/js/main.1.js'],
  ['link', 'https://docs.pt.example/assets/css/styles.1.css'],
] as const)('a %s that does not arrive is told, with its address', async (tag, address) => {
  expect(await fail(tag, address)).toContain(address);
});

it('a typeface or a picture that does not arrive is no reason to disturb anybody', async () => {
  expect(await fail('link', 'https://docs.pt.example/assets/fonts/inter.woff2')).toBeUndefined();
});
