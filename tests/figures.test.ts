import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureNames } from '../scripts/lib/figuresIndex';
import { islands } from '../src/islands';

const ROOT = path.resolve(__dirname, '..');
const names = figureNames();

function sourcesUnder(folder: string, endings: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
}

/** Everything that readers see: docs, posts, and the pages written in code. */
const pages = [
  ...sourcesUnder('docs', /\.mdx$/),
  ...sourcesUnder('blog', /\.mdx$/),
  ...sourcesUnder('src/pages', /\.(mdx|tsx)$/),
];

const isPlaced = (name: string) =>
  pages.some((text) => text.includes(`from '@site/src/figures/${name}';`) && text.includes(`<${name} `));

function definitionOf(name: string): string {
  return readFileSync(path.join(ROOT, 'src/figures', name, 'index.tsx'), 'utf8');
}

describe('every figure', () => {
  it('is found', () => {
    expect(names).toContain('SwapCalculator');
    expect(names).not.toContain('kit');
  });

  it.each(names)('%s stands on a page', (name) => {
    expect(
      isPlaced(name),
      `No page shows src/figures/${name}: import it in the MDX of its page and write <${name} />.`,
    ).toBe(true);
  });

  it.each(names)('%s has a model with a test beside it', (name) => {
    const files = readdirSync(path.join(ROOT, 'src/figures', name));
    expect(files, `src/figures/${name}: put the arithmetic in model.ts`).toContain('model.ts');
    expect(files, `src/figures/${name}: hold the model to worked numbers`).toContain('model.test.ts');
  });

  it.each(names)('%s says what to try, and keeps its drawing out of the page’s own script', (name) => {
    const definition = definitionOf(name);
    expect(definition).toMatch(/caption:\s*['"`]Try: /);
    const imports = Array.from(definition.matchAll(/^import (?!type ).*from '(.+)';$/gm), ([, from]) => from);
    const light = ['../kit/Figure', '@site/src/lib/authorError'];
    expect(
      imports.filter((from) => !light.includes(from ?? '')),
      `src/figures/${name}/index.tsx: import the shell only`,
    ).toEqual([]);
  });

  it.each(names)('%s finds its script by its id', (name) => {
    const ids = Array.from(definitionOf(name).matchAll(/\bid: '([a-z0-9-]+)'/g), ([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(0);
    expect(
      ids.filter((id) => !islands[id]?.toString().includes(`figures/${name}/`)),
      `src/islands.ts: add the id and the module that hydrates src/figures/${name}`,
    ).toEqual([]);
  });

  it('has an id of its own', () => {
    const ids = names.map((name) => /\bid: '([a-z0-9-]+)'/.exec(definitionOf(name))?.[1]);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
