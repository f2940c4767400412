// @vitest-environment happy-dom
import { act, use, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allIslands } from './allIslands';
import { hydrateIsland } from './hydrateIsland';
import type { IslandModule } from './registry';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const registry = allIslands as Record<string, () => Promise<IslandModule>>;

function Counter({ start = 0 }: { readonly start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** An island as the build writes it. */
function island(name: string, content: string, values?: object): HTMLElement {
  const root = document.createElement('div');
  root.dataset.island = name;
  root.dataset.islandState = 'static';
  if (values) {
    root.dataset.islandValues = JSON.stringify(values);
  }
  root.innerHTML = content;
  return document.body.appendChild(root);
}

const stateOf = (root: HTMLElement) => root.dataset.islandState;
const touch = (root: HTMLElement) => act(async () => root.dispatchEvent(new Event('pointerdown')));
const until = (check: () => boolean) => expect.poll(check).toBe(true);
const settle = () => act(() => vi.dynamicImportSettled());

let comeNear: () => void;
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const ends: (() => void)[] = [];
const hydrate = (root: HTMLElement) => ends.push(hydrateIsland(root));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  registry.Probe = async () => ({ default: Counter });
});
afterEach(async () => {
  for (const end of ends.splice(0)) {
    end();
  }
  await act(() => new Promise((done) => setTimeout(done, 5)));
  delete (registry as Partial<typeof registry>).Probe;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('an island', () => {
  it.each([
    ['touched', touch],
    ['near the viewport', async () => act(async () => comeNear())],
  ])('hydrates its HTML when %s, with its values', async (_, reach) => {
    const root = island('Probe', renderToString(<Counter start={3} />), { start: 3 });
    const button = root.querySelector('button');
    hydrate(root);
    await reach(root);
    await until(() => stateOf(root) === 'hydrated');
    // The same element: nothing that the reader sees is made again.
    expect(root.querySelector('button')).toBe(button);
    act(() => button?.click());
    expect(button?.textContent).toBe('4');
  });

  it('that waits for a touch is loaded neither by coming near nor by a passing pointer', async () => {
    const load = vi.fn(registry.Probe);
    registry.Probe = load as (typeof registry)[string];
    const root = island('Probe', renderToString(<Counter />));
    root.dataset.islandWaits = '';
    hydrate(root);
    await act(async () => root.dispatchEvent(new Event('pointerover')));
    await settle();
    expect(load).not.toHaveBeenCalled();
    await touch(root);
    await until(() => stateOf(root) === 'hydrated');
  });

  it('whose chunk does not arrive stays readable, and is tried again when touched', async () => {
    let isOnline = false;
    registry.Probe = async () => {
      if (!isOnline) {
        throw new Error('offline');
      }
      return { default: Counter };
    };
    const root = island('Probe', renderToString(<Counter />));
    hydrate(root);
    await touch(root);
    await until(() => stateOf(root) === 'failed');
    expect(root.textContent).toBe('0');
    isOnline = true;
    await touch(root);
    await until(() => stateOf(root) === 'hydrated');
  });

  it('that is left while it hydrates is unmounted afterwards, without an error', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const unmounted = vi.fn();
    registry.Probe = async () => ({
      default: function Gated() {
        use(gate);
        useEffect(() => unmounted, []);
        return <p>Whole</p>;
      },
    });
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const root = island('Probe', '<p>Whole</p>');
    const end = hydrateIsland(root);
    await touch(root);
    await settle();
    end();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(unmounted).not.toHaveBeenCalled();
    await act(async () => open());
    await act(() => until(() => unmounted.mock.calls.length === 1));
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['is left before its chunk fails is not marked', true, 'static'],
    ['hangs counts as lost, and says so', false, 'failed'],
  ])('that %s', async (_, isLeft, state) => {
    vi.useFakeTimers();
    registry.Probe = () => new Promise(() => {});
    const root = island('Probe', '<p>Text</p>');
    const stop = hydrateIsland(root);
    ends.push(stop);
    await touch(root);
    if (isLeft) {
      stop();
    }
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    expect(stateOf(root)).toBe(state);
    expect(document.querySelectorAll('.page-notice').length).toBe(isLeft ? 0 : 1);
  });
});
