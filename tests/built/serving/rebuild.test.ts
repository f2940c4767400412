import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer, servingDirectory } from '@pt-docs/serving';
import { expect, it } from 'vitest';
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

async function serve(folder: string) {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const read = async (name = '') => (await fetch(address + name)).text();
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { read, end };
}

const newFolder = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-rebuild-')), 'build');

it('a new build under a running server is served whole, whatever its size', async () => {
  const folder = newFolder();
  buildSite(folder, 'the first build, a long text');
  const { read, end } = await serve(folder);
  expect(await read()).toBe('the first build, a long text');
  buildSite(folder, 'the second');
  expect(await read()).toBe('the second');
  end();
});

it('a file that is gone and rules that are cut off end one answer, not the server', async () => {
  const folder = newFolder();
  buildSite(folder, 'the first build');
  writeFileSync(path.join(folder, 'other.txt'), 'still here');
  const { read, end } = await serve(folder);
  rmSync(path.join(folder, 'index.html'));
  expect(await read()).toContain('Something went wrong');
  expect(await read('other.txt')).toBe('still here');
  writeFileSync(path.join(servingDirectory(folder), 'rules.json'), '{"headers":');
  expect(await read('other.txt')).toBe('still here');
  buildSite(folder, 'the second');
  expect(await read()).toBe('the second');
  end();
});
