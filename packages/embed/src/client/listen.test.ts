// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyMessages, LISTENING } from '../head/earlyMessages';

const APP = 'https://app.pt.example';
const said = vi.fn();
const parent = { postMessage: (message: unknown) => said(message) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EMBED_ORIGINS', [APP]);
  vi.stubGlobal('parent', parent);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (data: unknown, origin = APP) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source: parent as unknown as Window }));

it('tells the app of the page that is shown, also when the address is on its way to the next one', async () => {
  const { listenToParent, pageChanged } = await import('./listen');
  listenToParent();
  send({ type: 'embed' });
  document.title = 'Alerts overview';
  pageChanged({ pathname: '/docs/alerts/overview', hash: '#limits' }, false);
  history.pushState(null, '', '/docs/swap#tolerance');
  await vi.advanceTimersByTimeAsync(1000);
  const places = said.mock.calls.flatMap(([message]) => (message.type === 'navigated' ? [message] : []));
  expect(places).toMatchObject([
    { page: '/docs/alerts/overview', section: 'limits', title: 'Alerts overview' },
  ]);
});

it('is dark until the app says otherwise, and keeps what it said', () => {
  const { dataset } = document.documentElement;
  delete dataset.mode;
  dataset.theme = 'light';
  const themes = [{}, { theme: 'light' }, { page: '/docs/swap' }, { theme: 'dark' }, {}].map((request) => {
    send({ type: 'embed', ...request });
    return dataset.theme;
  });
  expect(themes).toEqual(['dark', 'light', 'light', 'dark', 'dark']);
});

it('goes where the app asked, whatever else it asks for right after', async () => {
  const { registerNavigator } = await import('./navigator');
  const went = vi.fn();
  registerNavigator(went);
  const goesTo = async (...requests: object[]) => {
    await vi.advanceTimersByTimeAsync(1000);
    went.mockClear();
    // The first message is answered at once, those after it together.
    for (const request of [{}, ...requests]) {
      send({ type: 'embed', ...request });
    }
    await vi.advanceTimersByTimeAsync(1000);
    return went.mock.calls;
  };
  const alerts = { page: '/docs/alerts/overview', section: 'limits' };
  expect(await goesTo(alerts, { theme: 'light' })).toEqual([['/docs/alerts/overview#limits', false]]);
  expect(await goesTo({ theme: 'light' }, alerts, {})).toEqual([['/docs/alerts/overview#limits', false]]);
  expect(await goesTo(alerts, { section: 'fees' })).toEqual([['/docs/alerts/overview#fees', false]]);
  expect(await goesTo(alerts, { page: '/docs/trading', replace: true })).toEqual([['/docs/trading', true]]);
});

it('scrolls to the section in the address, also when colours come before and after', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  history.replaceState(null, '', '/docs/swap#tolerance');
  document.body.innerHTML = '<h2 id="tolerance"></h2>';
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  for (const request of [{ theme: 'light' }, { theme: 'dark' }, {}, { theme: 'light' }]) {
    send({ type: 'embed', ...request });
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('answers a flood of malformed messages with six lines and six replies, the last of which says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  said.mockClear();
  for (let sent = 0; sent < 20_000; sent += 1) {
    send({ type: `hostile ${sent}` });
  }
  expect(warn).toHaveBeenCalledTimes(6);
  const replies = said.mock.calls.map(([message]) => message);
  expect(replies.map(({ isLast }) => isLast)).toEqual([...Array(5).fill(undefined), true]);
  warn.mockRestore();
});

it('keeps five messages of the parent until somebody listens, and none of a stranger', () => {
  const heard: unknown[] = [];
  keepEarlyMessages();
  dispatchEvent(new MessageEvent('message', { data: 'stranger', source: window }));
  for (let sent = 0; sent < 1000; sent += 1) {
    send(sent);
  }
  addEventListener('message', ({ data }) => void heard.push(data));
  dispatchEvent(new Event(LISTENING));
  expect(heard).toEqual([0, 1, 2, 3, 4]);
});
