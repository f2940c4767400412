import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LastReading } from './buildCache';

const newFolder = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-digest-')), 'kept');

/** What is read, and how often it was. */
function reader(folder: string, version = '1') {
  const last = new LastReading<string>(folder, version);
  let count = 0;
  return {
    last,
    read: (html: string, value = 'read') =>
      last.read(html, () => {
        count += 1;
        return value;
      }),
    count: () => count,
  };
}

describe('the last reading', () => {
  it('is taken over for a page that says the same', async () => {
    const folder = newFolder();
    await reader(folder).read('<p>Text</p>', 'first');
    const next = reader(folder);
    expect(await next.read('<p>Text</p>', 'second')).toBe('first');
    expect(next.count()).toBe(0);
  });

  it('is not for a page that says something else, nor for another reader', async () => {
    const folder = newFolder();
    await reader(folder).read('<p>Text</p>', 'first');
    expect(await reader(folder).read('<p>Other</p>', 'second')).toBe('second');
    expect(await reader(folder, '2').read('<p>Text</p>', 'third')).toBe('third');
  });

  it('survives a file that was cut off', async () => {
    const folder = newFolder();
    await reader(folder).read('<p>Text</p>', 'first');
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), '"fir');
    expect(await reader(folder).read('<p>Text</p>', 'again')).toBe('again');
  });

  it('keeps nothing that the last build did not ask for', async () => {
    const folder = newFolder();
    const first = reader(folder);
    await first.read('<p>One</p>');
    await first.read('<p>Two</p>');
    const next = reader(folder);
    await next.read('<p>Two</p>');
    await next.last.forgetTheRest();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(next.count()).toBe(0);
  });
});
