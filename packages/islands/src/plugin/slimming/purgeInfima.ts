import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Where `@docusaurus/plugin-css-cascade-layers` puts Infima and the theme's own styles. */
const LAYER = /^docusaurus\.(infima|theme-classic|theme-common)$/;
const FOLDER = 'assets/css';
const MAIN = /^styles\.[0-9a-f]+\.css$/;

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Every page was rendered, so what a script adds later is an attribute, a colour mode, a state, part of the screen for a crash, or
 * the theme's sign that its disclosure is hydrated (`isBrowser_bmU9`).
 */
const BY_SCRIPT =
  /^(data-.+|dark|light)$|--(active|show|collapsed|visible|hidden|disabled)$|^(button|shadow|error|isBrowser_)/;

/** Names of elements, their attributes and what these say. A word in the text of a page is no class. */
const usedBy = (node: DefaultTreeAdapterTypes.Node): string[] => [
  ...('attrs' in node
    ? [node.tagName, ...node.attrs.flatMap(({ name, value }) => [name, ...wordsIn(value)])]
    : []),
  ...('childNodes' in node ? node.childNodes.flatMap(usedBy) : []),
];

const usedIn = (file: string, text: string): string[] =>
  file.endsWith('.js') ? wordsIn(text).filter((word) => BY_SCRIPT.test(word)) : usedBy(parse(text));
const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);

const isLayer = (node: unknown): node is AtRule => {
  const { name, params, nodes } = node as AtRule;
  return name === 'layer' && LAYER.test(params) && nodes !== undefined;
};

/** Declared for the whole page, whatever its width or mode. */
const isForPage = ({ parent }: Declaration) =>
  (parent as Rule).selector === ':root' && (parent?.parent?.type === 'root' || isLayer(parent?.parent));

/** What the site says of a variable outside of the layers always wins: what the framework says there goes. */
function dropOverridden(root: Root, layers: readonly AtRule[]): void {
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (isForPage(declaration) && !isLayer(declaration.parent?.parent)) {
      own.add(declaration.prop);
    }
  });
  for (const layer of layers) {
    layer.walkRules(/^(:root|html\[data-theme=['"]?dark['"]?\])$/, (rule) =>
      rule.walkDecls(/^--/, (declaration) => void (own.has(declaration.prop) && declaration.remove())),
    );
  }
}

/** A variable with one value everywhere is written where it's read. Those that another file names stay. */
function inlineConstants(root: Root, elsewhere: string): void {
  const values = new Map<string, string>();
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const text = String(root);
  for (const [name, [first, ...more]] of declarations) {
    const isConstant = first && more.length === 0 && isForPage(first);
    if (isConstant && !text.includes(`var(${name},`) && !elsewhere.includes(name)) {
      values.set(name, first.value);
      first.remove();
    }
  }
  // With space around it: minified, one variable may follow another without any.
  const settled = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (read, name) => {
      const known = values.get(name);
      return known === undefined ? read : ` ${settled(known)} `;
    });
  root.walkDecls((declaration) => {
    declaration.value = settled(declaration.value).trim();
  });
}

/** A stylesheet whose framework layers keep only rules that one of the words can match, and variables that something reads. */
export async function withoutUnusedInfima(
  css: string,
  words: ReadonlySet<string>,
  elsewhere = '',
): Promise<string> {
  const root = postcss.parse(css);
  const layers = root.nodes.filter(isLayer);
  dropOverridden(root, layers);
  const rest = root.nodes.filter((node) => !isLayer(node)).join('\n');
  const purger = new PurgeCSS();
  const purged = await purger.purge({
    css: layers.map((layer) => ({ raw: String(layer) })),
    content: [{ raw: Array.from(words).join(' '), extension: 'html' }],
    defaultExtractor: (text) => text.split(' '),
    variables: true,
    safelist: { variables: variablesIn(rest + elsewhere) },
  });
  for (const [index, layer] of layers.entries()) {
    layer.replaceWith(postcss.parse(purged[index]?.css ?? ''));
  }
  inlineConstants(root, elsewhere);
  return String(root);
}

/**
 * Takes out of the finished site's main stylesheet what Infima and the theme have and no page uses, and variables that never vary: some 7 kB of
 * every first view. The file gets a name after its new content, since it is cached for ever. Before anything
 * else is made from the pages. `cached` may know what came of the same styles and pages before.
 */
export async function purgeInfima(
  directory: string,
  cached = (_input: string, compute: () => Promise<string>) => compute(),
): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const texts = new Map(
    files
      .filter((file) => /\.(html|js|css)$/.test(file))
      .map((file) => [file, readFileSync(path.join(directory, file), 'utf8')] as const),
  );
  const main = files.find((file) => path.dirname(file) === FOLDER && MAIN.test(path.basename(file)));
  const css = main && texts.get(main);
  if (!(main && css)) {
    throw new Error(
      `${path.join(directory, FOLDER)} has no styles.<hash>.css: Docusaurus names it otherwise now.`,
    );
  }
  const others = Array.from(texts).filter(([file]) => file !== main);
  const elsewhere = others.map(([, text]) => text).join('\n');
  const purged = await cached(css + elsewhere, () => {
    const used = others
      .filter(([file]) => !file.endsWith('.css'))
      .flatMap(([file, text]) => usedIn(file, text));
    return withoutUnusedInfima(css, new Set(used), elsewhere);
  });
  const hash = createHash('sha256').update(purged).digest('hex').slice(0, 8);
  const renamed = path.join(FOLDER, `styles.${hash}.css`);
  for (const file of files.filter((name) => name.startsWith(main))) {
    rmSync(path.join(directory, file));
  }
  writeFileSync(path.join(directory, renamed), purged);
  for (const [file, text] of others.filter(([name, text]) => name.endsWith('.html') && text.includes(main))) {
    writeFileSync(path.join(directory, file), text.replaceAll(main, renamed));
  }
}
