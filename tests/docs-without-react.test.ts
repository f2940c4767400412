import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, treeOf } from '@pt-docs/authoring/checks';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** State, effects and handlers need React in the browser, which only islands have; so do hooks of other packages. */
const NEEDS_REACT = [
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Optimistic|ActionState)\s*(?:<[^;=]*?>)?\(/,
  /\son[A-Z]\w+=\{|\{\.\.\.\w*[hH]andlers\b|<BrowserOnly\b/,
  /^import [^;]*\buse[A-Z]\w*[^;]* from ['"](?!react['"]|@docusaurus\/|@theme|@site\/|@pt-docs\/|\.)/m,
];

/** A picture renders the app's views and the kit as they are: its island brings them to life. */
const DRAWN_ONLY = /^src\/(?:pt|kit)\//;

/** Every import of ours in a text, however it's written. */
const importsIn = (source: string) =>
  treeOf({ body: source.replace(/^---\n[\s\S]*?\n---\n/, '') } as Page)
    .children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : []))
    .filter((name) => name.startsWith('@site/src/'))
    .map((name) => name.replace('@site', '.'));

it.each([
  ["import A from '@site/src/a';", ['./src/a']],
  ['import {\n  b,\n} from "@site/src/b";', ['./src/b']],
  ["import c from './c'; import D from '@site/src/d'", ['./src/d']],
])('sees the import %s', (source, found) => expect(importsIn(source)).toEqual(found));

const needsReact = (source: string) => NEEDS_REACT.some((pattern) => pattern.test(source));

it.each([
  'const [a] = useState(0);',
  'const [a] = useState<boolean>(false);',
  'useReducer<Reducer<A, B>>(reduce);',
  'useSyncExternalStore<T>(subscribe);',
  '<button {...handlers} />',
  '<button onClick={go} />',
  "import { useDrag } from 'some-package';",
])('sees that %s needs React', (source) => expect(needsReact(source)).toBe(true));

it.each(["import { useId } from 'react';", 'const because = unless(1);', '<a {...rest} />'])(
  'lets %s pass',
  (source) => expect(needsReact(source)).toBe(false),
);

/** Docs reach readers as HTML without React, so what works on the dev server would be dead in the build. */
it('docs render nothing that needs React, outside of islands', async () => {
  const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const texts = docs.filter((file) => file.endsWith('.mdx'));
  const roots = new Set(
    texts.flatMap((file) => importsIn(readFileSync(path.join(ROOT, 'docs', file), 'utf8'))),
  );
  expect(roots.size).toBeGreaterThan(20);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...roots, './src/mdx/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    packages: 'external',
    external: ['@theme/*', '@theme-original/*', '@generated/*'],
    alias: { '@site': ROOT },
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  const dead = Object.keys(metafile.inputs).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !DRAWN_ONLY.test(file) &&
      needsReact(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(dead).toEqual([]);
});
