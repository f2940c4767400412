// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const APP = 'https://app.pt.example';
const said = vi.fn();
const parent = { postMessage: (message: unknown) => said(message) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EMBED_ORIGINS', [APP]);
  vi.stubGlobal('parent', parent);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells the app of the page that is shown, also when the address is on its way to the next one', async () => {
  const { listenToParent, pageChanged } = await import('./listen');
  listenToParent();
  dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'embed' },
      origin: APP,
      source: parent as unknown as Window,
    }),
  );
  document.title = 'Alerts overview';
  pageChanged({ pathname: '/docs/alerts/overview', hash: '#limits' }, false);
  history.pushState(null, '', '/docs/swap#tolerance');
  await vi.advanceTimersByTimeAsync(1000);
  const places = said.mock.calls.flatMap(([message]) => (message.type === 'navigated' ? [message] : []));
  expect(places).toMatchObject([
    { page: '/docs/alerts/overview', section: 'limits', title: 'Alerts overview' },
  ]);
});
