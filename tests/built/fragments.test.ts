import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { islands } from '../../src/islands';
import { filesOfIsland } from './pageChunks';
import { BUILD, builtFiles } from './site';

type Node = DefaultTreeAdapterTypes.Node;
type Table = { scripts: string; docs: Record<string, { fragment: string; styles: string[] }> };

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const table: Table = JSON.parse(read('fragments.json'));
const docs = Object.entries(table.docs);
const fragmentOf = (address: string): string => JSON.parse(read(address));

const isDoc = (node: Node) =>
  'attrs' in node &&
  node.attrs.some(({ name, value }) => name === 'class' && /\btheme-doc-markdown\b/.test(value));

function findDoc(node: Node): DefaultTreeAdapterTypes.Element | undefined {
  if (isDoc(node)) {
    return node as DefaultTreeAdapterTypes.Element;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findDoc(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

describe('doc fragments', () => {
  it('are all in the table, under names with their own hash', () => {
    const files = builtFiles()
      .filter((file) => file.startsWith('assets/fragments/') && file.endsWith('.json'))
      .map((file) => `/${file}`);
    expect(docs.map(([, { fragment }]) => fragment).toSorted()).toEqual(files.toSorted());
    for (const [route, { fragment }] of docs) {
      const hash = createHash('sha256').update(read(fragment)).digest('hex').slice(0, 8);
      expect(fragment).toBe(`/assets/fragments${route}.${hash}.json`);
    }
  });

  it.each(docs)('%s is the innerHTML of the page’s element', (route, { fragment }) => {
    const page = findDoc(parse(read(`${route}/index.html`)));
    expect(page).toBeDefined();
    expect(serialize(parseFragment(fragmentOf(fragment)))).toBe(page && serialize(page));
  });
});

// The picture is the app's chunk, for which no page asks before a touch.
it.each(Object.keys(islands).filter((name) => name !== 'picture'))(
  'pages can ask for the scripts of the island %s by its name',
  (name) => {
    expect(filesOfIsland(name)).not.toEqual([]);
  },
);
