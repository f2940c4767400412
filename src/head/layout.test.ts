// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;

/** As another tab would tell it. */
function storeElsewhere(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

beforeAll(async () => {
  document.head.innerHTML = '<meta name="theme-color" />';
  // Another test of the same worker may have loaded the script for a window that is gone.
  vi.resetModules();
  await import('./layout');
});
beforeEach(() => {
  root.dataset.theme = 'dark';
  // Tests of a worker share their window, and one of frames may have come before.
  delete root.dataset.mode;
  delete root.dataset.announcementBarInitiallyDismissed;
});

describe('what another tab stores', () => {
  it('is taken over as a colour mode', () => {
    storeElsewhere('theme', 'light');
    expect(root.dataset.theme).toBe('light');
  });

  it.each(['NaN', '{}', 'system', ''])('is removed if no mode has this name: %s', (mode) => {
    const applicationHears = vi.fn();
    addEventListener('storage', applicationHears, { once: true });
    storeElsewhere('theme', mode);
    removeEventListener('storage', applicationHears);
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', null]);
    expect(applicationHears).not.toHaveBeenCalled();
  });

  it('changes nothing here by being removed: the theme would say that it follows the system', () => {
    const applicationHears = vi.fn();
    addEventListener('storage', applicationHears, { once: true });
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null, storageArea: localStorage }));
    removeEventListener('storage', applicationHears);
    expect(applicationHears).not.toHaveBeenCalled();
  });

  it('closes the announcement here too', () => {
    storeElsewhere('docusaurus.announcement.dismiss', 'true');
    expect(root.dataset.announcementBarInitiallyDismissed).toBe('true');
  });
});

it('back to top takes the focus there', () => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML =
    '<div id="__docusaurus"><a data-head-action="top" href="#__docusaurus">Top</a></div>';
  document.querySelector('a')?.focus();
  document.querySelector('a')?.click();
  expect([document.activeElement?.id, location.hash]).toEqual(['__docusaurus', '']);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  vi.unstubAllGlobals();
});
