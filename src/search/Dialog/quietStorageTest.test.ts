import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietStorageTest } from './quietStorageTest';

const KEY = '__TEST_KEY__';
const written = vi.fn();
const removed = vi.fn();

class FakeStorage {
  setItem(key: string, value: string) {
    written(key, value);
  }
  removeItem(key: string) {
    removed(key);
  }
}

beforeEach(() => {
  vi.stubGlobal('Storage', FakeStorage);
  written.mockReset();
  removed.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

function probe(storage: FakeStorage) {
  storage.setItem(KEY, '');
  storage.removeItem(KEY);
}

it('lets the first test through and no other, and every other value', () => {
  const storage = new FakeStorage();
  const loud = quietStorageTest();
  probe(storage);
  probe(storage);
  storage.setItem('theme', 'dark');
  expect(written.mock.calls).toEqual([
    [KEY, ''],
    ['theme', 'dark'],
  ]);
  expect(removed).toHaveBeenCalledTimes(1);
  loud();
  probe(storage);
  expect(removed).toHaveBeenCalledTimes(2);
});

it('keeps failing where the browser stores nothing', () => {
  written.mockImplementation(() => {
    throw new Error('full');
  });
  const loud = quietStorageTest();
  expect(() => probe(new FakeStorage())).toThrow('full');
  expect(() => probe(new FakeStorage())).toThrow('full');
  loud();
});
