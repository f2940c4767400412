// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../shell/dom';
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
