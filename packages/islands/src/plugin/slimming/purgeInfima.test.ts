import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { purgeInfima, withoutUnusedInfima } from './purgeInfima';

const CSS =
  '@layer docusaurus.infima{:root{--ifm-used:1px;--ifm-by-page:2px;--ifm-unused:3px}.card{margin:var(--ifm-used)}.hero,.card--wide{margin:0}table{color:red}}' +
  '.own{padding:var(--ifm-by-page)}.never{color:blue}';

describe('Infima without what no page uses', () => {
  it('keeps rules of used classes, of elements, and the variables that something reads', async () => {
    const css = await withoutUnusedInfima(CSS, new Set(['card', 'table', 'own']));
    expect(css).toContain('.card{margin:1px}');
    expect(css).toContain('table{');
    expect(css).toContain('.own{padding:2px}');
    expect(css).not.toMatch(/hero|card--wide|--ifm-unused/);
  });

  it('writes what never varies where it is read, and leaves out what the site declares anew', async () => {
    const css = await withoutUnusedInfima(
      '@layer docusaurus.infima{:root{--a:1px;--b:1px;--c:1px}html[data-theme=dark]{--a:9px}a{margin:var(--a)var(--b)var(--c)}}:root{--a:calc(var(--b)*2)}@media print{:root{--c:0}}',
      new Set(['html', 'data-theme', 'dark', 'a']),
    );
    expect(css).toMatch(/a\{margin:calc\( 1px \*2\) +1px +var\(--c\)\}/);
    expect(css).not.toMatch(/--a|--b|9px/);
    expect(css.match(/--c:/g)).toHaveLength(2);
  });

  it('keeps what pages have and scripts add, gives the file a new name, tells the pages, and takes old copies away', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'purge-'));
    mkdirSync(path.join(directory, 'assets/css'), { recursive: true });
    writeFileSync(
      path.join(directory, 'assets/css/styles.12345678.css'),
      `${CSS}@layer docusaurus.theme-common{.isBrowser_bmU9{top:0}.gone_abcd{top:0}}`,
    );
    writeFileSync(path.join(directory, 'assets/css/styles.12345678.css.br'), '');
    writeFileSync(
      path.join(directory, 'index.html'),
      '<link href="/assets/css/styles.12345678.css"><p title="a > b" class="hero">card</p>',
    );
    writeFileSync(path.join(directory, 'main.js'), 'className="isBrowser_bmU9"');
    await purgeInfima(directory);
    const [file = '', ...more] = readdirSync(path.join(directory, 'assets/css'));
    expect(more).toEqual([]);
    expect(file).toMatch(/^styles\.(?!12345678)[0-9a-f]{8}\.css$/);
    expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toContain(`/assets/css/${file}`);
    const css = readFileSync(path.join(directory, 'assets/css', file), 'utf8');
    expect(css).toMatch(/\.hero.*\.isBrowser_bmU9/);
    expect(css).not.toMatch(/card|gone/);
  });
});
