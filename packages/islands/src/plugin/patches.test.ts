import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { activePatches, PATCHES, refuseIdlePatches } from './patches';

it('each patch has a row in PATCHES.md, and every row is a patch', () => {
  const ledger = readFileSync(path.resolve(import.meta.dirname, '../../PATCHES.md'), 'utf8');
  const rows = Array.from(ledger.matchAll(/^\| `([\w-]+)` +\|/gm), ([, id]) => id);
  expect(rows.toSorted()).toEqual(Object.keys(PATCHES).toSorted());
});

it('a patch that replaces nothing stops the build', () => {
  const installed = path.resolve(import.meta.dirname, '../../../../node_modules/@docusaurus/core/lib/client');
  expect(() => refuseIdlePatches(installed, activePatches())).not.toThrow();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'patches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'App.js'), "import PendingNavigation from './navigation';");
  writeFileSync(path.join(folder, 'clientEntry.js'), "import docusaurus from './docusaurus';");
  expect(() => refuseIdlePatches(folder, activePatches())).toThrow(
    'no longer imports ./PendingNavigation, so',
  );
});
