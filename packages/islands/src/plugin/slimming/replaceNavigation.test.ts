import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAVIGATION_MODULES, replaceNavigation } from './replaceNavigation';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client');

function replaced(context: string, request: string): string {
  const wanted = { context, request };
  replaceNavigation(wanted);
  return wanted.request;
}

describe('modules of Docusaurus that are replaced', () => {
  it.each([
    ['App.js', './PendingNavigation'],
    ['docusaurus.js', './preload'],
    ['clientEntry.js', './preload'],
    ['clientEntry.js', './docusaurus'],
  ])('are still imported in %s as %s', (file, request) => {
    expect(readFileSync(path.join(CLIENT, file), 'utf8')).toContain(`from '${request}'`);
    expect(request).toMatch(NAVIGATION_MODULES);
    expect(existsSync(replaced(CLIENT, request))).toBe(true);
  });

  it('leave those of others alone', () => {
    expect(replaced('/somewhere/else', './preload')).toBe('./preload');
  });
});
