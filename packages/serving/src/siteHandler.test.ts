import { describe, expect, it } from 'vitest';
import { plainPath } from './siteHandler';

const FOLDERS = ['/', '/docs/folder/'];

describe('plain paths', () => {
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
