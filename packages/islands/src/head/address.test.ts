import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './address';

const address = (pathname: string, search = '', hash = '') =>
  canonicalAddress({ pathname, search, hash }, { mode: ['embed'] }, '/docs/folder/');

describe('canonical address', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/folder/index.html', '/docs/folder/'],
    ['/docs/folder', '/docs/folder'],
    ['/docs/x.html', '/docs/x'],
    ['//docs//x', '/docs/x'],
    ['/docs%2fx', '/docs/x'],
    ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
    ['/docs/caf%C3%A9', '/docs/caf%C3%A9'],
    ['/docs/caf%C3%A9%/a%20b%C3%/%41%E0', '/docs/caf%C3%A9%25/a%20b%25C3%25/%41%25E0'],
  ])('%s → %s', (pathname, expected) => expect(address(pathname).pathname).toBe(expected));

  it('repairs the hash and leaves good ones alone', () => {
    expect(address('/', '', '#100%').hash).toBe('#100%25');
    expect(address('/', '', '#caf%C3%A9').hash).toBe('#caf%C3%A9');
  });

  it('lets only known values through to <html>', () => {
    expect(address('/', '?docusaurus-theme=light&docusaurus-data-mode=embed&q=1').search).toBe(
      '?docusaurus-theme=light&docusaurus-data-mode=embed&q=1',
    );
    expect(address('/', '?docusaurus-theme=pink&docusaurus-data-x=1&docusaurus-data-mode=evil').search).toBe(
      '',
    );
    expect(address('/', '?q=a%20b').search).toBe('?q=a%20b');
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('knows no name that every object has: %s', (name) => {
    expect(address('/', `?docusaurus-data-${name}=1&q=1`).search).toBe('?q=1');
  });

  it.each([
    ['?docusaurus%2Dtheme=pink', ''],
    ['?%64ocusaurus-theme=pink&q=a%20b', '?q=a+b'],
    ['?docusaurus%2Ddata%2Dhas-hydrated=true&q=1', '?q=1'],
    ['?docusaurus%2Dtheme=light', '?docusaurus%2Dtheme=light'],
  ])('reads keys as the theme does, decoded: %s', (search, expected) => {
    expect(address('/', search).search).toBe(expected);
  });

  it('always gives a path and a hash that can be decoded, on this origin, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, hash) => {
        const once = address(`/${path}`, '', `#${hash}`);
        expect(() => decodeURIComponent(once.pathname) + decodeURIComponent(once.hash)).not.toThrow();
        expect(once.pathname).toMatch(/^\/(?!\/)/);
        expect(address(once.pathname, '', once.hash).hash).toBe(once.hash);
      }),
    );
  });
});
