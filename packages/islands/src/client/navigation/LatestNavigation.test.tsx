// @vitest-environment happy-dom
import { act, Component } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import LatestNavigation from './LatestNavigation';

type Location = LatestNavigation['props']['location'];

const { arrive, painted } = vi.hoisted(() => ({
  arrive: new Map<string, () => void>(),
  painted: [] as (() => void)[],
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: () => () => {},
}));
vi.mock('@docusaurus/core/lib/client/PendingNavigation', () => ({
  default: class extends Component<{ location: Location }> {
    override state = { nextRouteHasLoaded: true };
    override render() {
      return this.props.location.pathname;
    }
  },
}));
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (pathname: string) => new Promise<void>((done) => arrive.set(pathname, done)),
}));
vi.mock('../fragments/afterNextPaint', () => ({ afterNextPaint: (run: () => void) => painted.push(run) }));
vi.mock('../fragments/earlyDoc', () => ({ showEarly: () => true }));

it('never renders a page that has not arrived, however soon the reader clicks again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.createElement('div');
  const root = createRoot(element);
  const go = (pathname: string) =>
    root.render(
      <LatestNavigation location={{ pathname, search: '', hash: '', state: null }}>{null}</LatestNavigation>,
    );
  await act(() => go('/old'));
  await act(() => go('/next'));
  await act(async () => arrive.get('/next')?.());
  await act(() => {
    painted.shift()?.();
    go('/last');
  });
  expect(element.textContent).toBe('/old');
  await act(async () => arrive.get('/last')?.());
  await act(() => painted.shift()?.());
  expect(element.textContent).toBe('/last');
  vi.unstubAllGlobals();
});
