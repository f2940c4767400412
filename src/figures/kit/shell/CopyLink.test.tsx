// @vitest-environment happy-dom

import { render } from '@site/src/kit/dom';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { numberIn } from '../state/codec';
import { useFigureState } from '../state/useFigureState';
import CopyLink from './CopyLink';

async function press() {
  const container = render(
    <figure id="swap">
      <CopyLink />
    </figure>,
  );
  await act(async () => container.querySelector('button')?.click());
  return container;
}

it('copies the page’s address with the state and the figure’s anchor', async () => {
  window.history.replaceState(null, '', '/docs/swap?swap.pay=5000#top');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const container = await press();
  const { pathname, search, hash } = new URL(String(write.mock.calls[0]?.[0]));
  expect(pathname + search + hash).toBe('/docs/swap?swap.pay=5000#swap');
  expect(container.querySelector('[role="status"]')?.textContent).toBe('Link copied');
});

it('says so when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const container = await press();
  expect(container.querySelector('[role="status"]')?.textContent).toMatch(/address bar/);
});

it('copies what the figure shows now, though the address follows later', async () => {
  const codecs = { size: numberIn({ min: 0, max: 10, step: 1 }, 2) };
  function Probe() {
    const { set } = useFigureState('book', codecs);
    return (
      <figure id="book">
        <CopyLink />
        <input type="button" onClick={() => set.size(7)} />
      </figure>
    );
  }
  window.history.replaceState(null, '', '/page');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const container = render(<Probe />);
  await act(async () => container.querySelector('input')?.click());
  await act(async () => container.querySelector('button')?.click());
  expect(write.mock.lastCall?.[0]).toContain('/page?book.size=7#book');
});
