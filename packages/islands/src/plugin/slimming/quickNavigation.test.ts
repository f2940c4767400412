import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAVIGATION_PARTS, replaceNavigation } from './quickNavigation';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client');

function replaced(context: string, request: string): string {
  const wanted = { context, request };
  replaceNavigation(wanted);
  return wanted.request;
}

describe('parts of the framework that stand aside', () => {
  it.each([
    ['App.js', './PendingNavigation'],
    ['docusaurus.js', './preload'],
    ['clientEntry.js', './preload'],
    ['clientEntry.js', './docusaurus'],
  ])('are still asked for in %s by the name %s', (file, request) => {
    expect(readFileSync(path.join(CLIENT, file), 'utf8')).toContain(`from '${request}'`);
    expect(request).toMatch(NAVIGATION_PARTS);
    expect(existsSync(replaced(CLIENT, request))).toBe(true);
  });

  it('are nobody else’s', () => {
    expect(replaced('/somewhere/else', './preload')).toBe('./preload');
  });
});
