// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../figures/kit/shell/dom';
import Loading from './index';

const PROPS = { isLoading: true, pastDelay: false, timedOut: false, error: null, retry: () => {} };

it('shows nothing while a page arrives quickly', () => {
  expect(render(<Loading {...PROPS} />).textContent).toBe('');
});

it('says that a page is loading when it takes long', () => {
  const status = render(<Loading {...PROPS} pastDelay />).querySelector('[role="status"]');
  expect(status?.textContent).toBe('Loading…');
});

it('says why a page did not arrive, and tries again', () => {
  const retry = vi.fn();
  const shown = render(<Loading {...PROPS} error={new Error('chunk 5 failed')} retry={retry} />);
  expect(shown.querySelector('[role="alert"]')?.textContent).toContain('chunk 5 failed');
  act(() => shown.querySelector('button')?.click());
  expect(retry).toHaveBeenCalledOnce();
});
