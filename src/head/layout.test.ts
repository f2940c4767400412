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

  it.each([
    ['closes the same announcement here too', 'v2.8.6', 'true'],
    ['leaves a newer announcement open here', 'v2.8.5', undefined],
  ])('%s', (_, id, dismissed) => {
    document.body.innerHTML = '<button data-head-action="close-announcement" value="v2.8.6"></button>';
    storeElsewhere('docusaurus.announcement.id', id);
    storeElsewhere('docusaurus.announcement.dismiss', 'true');
    expect(root.dataset.announcementBarInitiallyDismissed).toBe(dismissed);
  });

  it('closes an announcement here too when an older one was closed before it', () => {
    document.body.innerHTML = '<button data-head-action="close-announcement" value="v2.8.6"></button>';
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    // A value that stays the same is not told to other tabs.
    storeElsewhere('docusaurus.announcement.id', 'v2.8.6');
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
