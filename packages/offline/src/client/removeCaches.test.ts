import { afterEach, expect, it, vi } from 'vitest';
import { CACHES, FORMER_CACHES } from './names';
import { removeCaches } from './removeCaches';

afterEach(() => vi.unstubAllGlobals());

it('deletes no cache of anybody else on the origin', async () => {
  const others = ['pt-portal-1', 'workbox-runtime-https://docs.pt.example/', 'pt-docs'];
  const stored = new Set([...others, ...CACHES, ...FORMER_CACHES]);
  vi.stubGlobal('caches', {
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  });
  await removeCaches((name) => !CACHES.includes(name));
  expect([...stored]).toEqual([...others, ...CACHES]);
  await removeCaches();
  expect([...stored]).toEqual(others);
});
