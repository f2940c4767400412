import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPages } from './pages';
import contentChecks, { checkFiles, parseFrontMatter, textFiles } from './plugin';

let site: string;
beforeEach(() => {
  // Some machines build under such a name.
  site = path.join(mkdtempSync(path.join(tmpdir(), 'guard-')), '_work', 'site');
  for (const file of ['docs/x.mdx', 'docs/_part.mdx', 'docs/_parts/y.mdx', 'blog/z.mdx', 'src/pages/p.mdx']) {
    write(file);
  }
  writeSidebar('x');
});
afterEach(() => rmSync(path.resolve(site, '../..'), { recursive: true }));

function write(file: string, frontMatter = 'title: A title'): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), `---\n${frontMatter}\n---\n\nText.\n`);
}

const OPTIONS = { sidebarPath: 'sidebars.ts', sidebar: 'docs', pagesOutsideSidebar: [] };
const writeSidebar = (...ids: string[]) =>
  writeFileSync(path.join(site, 'sidebars.ts'), `export default { docs: ${JSON.stringify(ids)} };`);
const plugin = () => contentChecks({ siteDir: site } as LoadContext, OPTIONS);

const warned = () => vi.mocked(console.warn).mock.calls.flat().join('\n');
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('what the plugin reads', () => {
  it('is every text but parts of others, wherever the project stands', async () => {
    const pages = await readPages(site);
    expect(pages.map(({ file }) => file)).toEqual(['docs/x.mdx', 'blog/z.mdx', 'src/pages/p.mdx']);
  });

  it.each(['docs/deep/old.md', 'blog/old.md', 'src/pages/old.md'])('%s is to be renamed', async (file) => {
    write(file);
    await plugin().loadContent?.();
    expect(warned()).toContain(`${file} would be built without being checked: rename it to ${file}x.`);
  });

  it.each([
    ['docs/My Page.mdx', 'Text.', "can't be an address"],
    ['docs/bom.mdx', '\uFEFFText.', 'byte-order mark'],
    ['docs/crlf.mdx', 'One.\r\nTwo.', 'line endings of Windows'],
  ])('%j is named before a build', (file, text, problem) => {
    writeFileSync(path.join(site, file), text);
    expect(checkFiles(site, textFiles(site))).toEqual([expect.stringContaining(`${file} `)]);
    expect(checkFiles(site, textFiles(site)).join()).toContain(problem);
  });
});

describe('front matter that is being written', () => {
  afterEach(() => vi.unstubAllEnvs());

  const MISSING = 'docs/x.mdx needs a description of 50 to 160 characters (front matter "description").';

  it('is a warning in a build and on the dev server, which checks again after each save', async () => {
    await plugin().loadContent?.();
    expect(warned()).toContain(`${MISSING} "npm run check" fails on this.`);
    expect(plugin().getPathsToWatch?.()).toContain(`${site}/docs/**/*.mdx`);
  });

  const BROKEN = { filePath: 'docs/x.mdx', fileContent: '---\ntitle: "Half\n---\n\nText.\n' };
  const SENTENCE = 'docs/x.mdx: its front matter is not valid YAML:';

  it('stops the build when it cannot be parsed', async () => {
    await expect(parseFrontMatter(BROKEN)).rejects.toThrow(SENTENCE);
    write('docs/x.mdx', 'title: "Half');
    await expect(plugin().loadContent?.()).rejects.toThrow(SENTENCE);
  });
});

it('a page that has been put into the sidebar is in it from the next save on', async () => {
  write('docs/new.mdx');
  const running = plugin();
  await running.loadContent?.();
  expect(warned()).toContain('docs/new.mdx is in no sidebar');
  vi.mocked(console.warn).mockClear();
  writeSidebar('x', 'new');
  await running.loadContent?.();
  expect(warned()).not.toContain('in no sidebar');
});
