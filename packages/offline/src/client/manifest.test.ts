import { describe, expect, it } from 'vitest';
import { difference, pageCount, readManifest, totalBytes } from './manifest';

const file = (path: string, hash = 'a') => ({ path, bytes: 1000, hash });
const manifest = (...files: ReturnType<typeof file>[]) => ({ version: 'v', files });

describe('the list of what can be saved', () => {
  it.each([
    null,
    'text',
    {},
    { version: 'v', files: [] },
    { version: 'v', files: [{ path: '//evil.example/x', bytes: 1, hash: 'a' }] },
    { version: 'v', files: [{ path: 'https://evil.example', bytes: 1, hash: 'a' }] },
    { version: 'v', files: [{ path: '/x', bytes: 'many', hash: 'a' }] },
  ])('is not %j', (value) => expect(readManifest(value)).toBeNull());

  it('counts pages, not Markdown copies, scripts or styles; a release is a page', () => {
    const all = manifest(file('/'), file('/docs/x'), file('/docs/x.md'), file('/assets/js/a.1b.js'));
    expect(pageCount(all)).toBe(2);
    expect(pageCount(manifest(file('/blog/release-v2.8.6')))).toBe(1);
    expect(totalBytes(all.files)).toBe(4000);
    expect(readManifest(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });
});

describe('from one version to the next', () => {
  it('only what changed, and what is gone', () => {
    const before = manifest(file('/a'), file('/b'), file('/c'));
    const after = manifest(file('/a'), file('/b', 'other'), file('/d'));
    const { changed, gone } = difference(before, after);
    expect(changed.map(({ path }) => path)).toEqual(['/b', '/d']);
    expect(gone).toEqual(['/c']);
  });
});
