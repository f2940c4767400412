import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shapingFiles } from './shapingFiles';

it('the bundler’s cache ends with whatever the configuration and its plugins import, and with nothing else', async () => {
  const siteDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'shaping-')));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const files = {
    'docusaurus.config.ts':
      "import '@docusaurus/types';\nimport {\n  a,\n} from './config/a';\nexport default a;",
    'config/a.ts': "export { b as a } from '../data/b';",
    'data/b.ts': 'export const b = 1;',
    'data/unread.ts': 'export const c = 1;',
    'plugin.ts': "export * from './scripts/d';",
    'scripts/d.ts': 'export const d = 1;',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  const found = await shapingFiles({
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
    siteConfig: { plugins: [['./plugin.ts', {}], '@docusaurus/plugin-sitemap', null], themes: [] },
  });
  expect(found.map((file) => path.relative(siteDir, file)).toSorted()).toEqual(
    Object.keys(files)
      .filter((file) => file !== 'data/unread.ts')
      .toSorted(),
  );
});
