import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSiteServer, servingDirectory } from '../../../scripts/lib/server.mjs';
import { BUILD } from '../site';

/** Writes a site of one page into the folder, as a build does: its rules last. */
function buildSite(folder: string, text: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(servingDirectory(folder), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
  writeFileSync(path.join(folder, '404.html'), 'not found');
  copyFileSync(
    path.join(servingDirectory(BUILD), 'rules.json'),
    path.join(servingDirectory(folder), 'rules.json'),
  );
}

it('a new build under a running server is served whole, whatever its size', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-rebuild-')), 'build');
  buildSite(folder, 'the first build, a long text');
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const read = async () => (await fetch(address, { signal: AbortSignal.timeout(3000) })).text();
  expect(await read()).toBe('the first build, a long text');
  buildSite(folder, 'the second');
  expect(await read()).toBe('the second');
  server.closeAllConnections();
  server.close();
});
