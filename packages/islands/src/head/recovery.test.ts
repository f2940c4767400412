// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://docs.pt.example';
const SCRIPT = `${ORIGIN}/assets/js/main.1.js`;
const PAGE = '<meta name="islands-scripts"><body>text</body>';

const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  // Another file's test in this worker may have left one too.
  document.body.replaceChildren();
  delete document.documentElement.dataset.hasHydrated;
  reload.mockReset();
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/docs/x`, reload });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loadedBy = (type: 'navigate' | 'reload') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const notice = () => document.querySelector('.page-notice');

/** A file of the page that did not arrive: happy-dom loads none, so the event is made here. */
async function fail(address: string, tag: 'script' | 'link' = 'script', doFirst = () => {}): Promise<void> {
  const { watchScripts } = await import('./recovery');
  watchScripts();
  doFirst();
  const element = document.createElement(tag);
  Object.defineProperty(element, tag === 'script' ? 'src' : 'href', { value: address });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

it.each([
  ['a typeface', `${ORIGIN}/assets/fonts/inter.woff2`],
  ['a script of an extension', 'chrome-extension://abc/assets/js/inject.js'],
  ['a script of another origin', `https://evil.example/?${SCRIPT}`],
])('%s that does not arrive is no reason to disturb anybody', async (_, address) => {
  loadedBy('reload');
  await fail(address);
  expect(notice()).toBeNull();
});

it.each([
  ['the line is dead', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a network wants a sign-in', async () => new Response('<p>Sign in')],
])('the page stays and says so when %s; Retry loads it when the line is back', async (_, answer) => {
  loadedBy('navigate');
  answerWith(answer);
  await fail(SCRIPT);
  await vi.waitFor(() => expect(notice()?.textContent).toContain('The connection was lost'));
  expect(reload).not.toHaveBeenCalled();
  answerWith(async () => new Response(PAGE));
  notice()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a reader who has opened the menu keeps it', async () => {
  loadedBy('navigate');
  answerWith(async () => new Response(PAGE));
  await fail(SCRIPT, 'script', () => dispatchEvent(new Event('pointerdown')));
  expect(notice()?.textContent).toContain('could not be loaded');
  expect(reload).not.toHaveBeenCalled();
});
