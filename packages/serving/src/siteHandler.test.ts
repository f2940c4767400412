import { describe, expect, it } from 'vitest';
import { plainPath } from './siteHandler';

const FOLDERS = ['/', '/docs/folder/'];

describe('plain paths', () => {
  it.each([
    ['/', null],
    ['/docs/x', null],
    ['/docs/x/', null],
    ['/index.html', '/'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/x/index', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/folder/index.html', '/docs/folder/'],
    ['/docs/folder.html', '/docs/folder/'],
    ['/docs/folder', null],
    ['//docs//folder//index.html', '/docs/folder/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/a//b///c', '/a/b/c'],
  ])('%s → %s', (written, plain) => expect(plainPath(written, FOLDERS)).toBe(plain));

  it('never lead to another origin', () => {
    for (const written of [
      '//evil.example',
      '/\\/evil.example/index.html',
      '\\\\evil.example',
      '///x.html',
    ]) {
      expect(plainPath(written, FOLDERS)).toMatch(/^\/(?![/\\])/);
    }
  });
});
