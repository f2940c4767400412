import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Where `@docusaurus/plugin-css-cascade-layers` puts Infima and the theme's own styles. */
const LAYER = /^docusaurus\.(infima|theme-classic|theme-common)$/;
const FOLDER = 'assets/css';
const MAIN = /^styles\.[0-9a-f]+\.css$/;

/** Selectors of the root element alone. */
const ON_ROOT = /^(?::root|html\[data-theme=[^\]]+\]|\[data-theme=[^\]]+\])$/;

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Every page was rendered, so what a script adds later is an attribute, a colour mode, a state, part of the screen for a crash, or
 * a class of the theme's own modules (`isBrowser_bmU9`).
 */
const BY_SCRIPT =
  /^(data-.+|dark|light)$|--(active|show|collapsed|visible|hidden|disabled)$|^(button|shadow|error)|_[\w-]{4}$/;

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

/** Variables that the site sets itself, outside of all layers, win over Infima's whatever the colour mode. */
function dropOverridden(layer: AtRule, outside: readonly ChildNode[]): void {
  const own = new Set(
    outside.flatMap((node) =>
      node.type === 'rule' && node.selector === ':root'
        ? node.nodes.flatMap((declaration) => (declaration.type === 'decl' ? declaration.prop : []))
        : [],
    ),
  );
  layer.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration;
    if (own.has(declaration.prop) && parent?.type === 'rule' && ON_ROOT.test((parent as Rule).selector)) {
      declaration.remove();
    }
  });
}

/** The rule in which a variable is set, and what that stands in. */
const placeOf = ({ parent }: Declaration) => ({
  selector: (parent as Rule).selector,
  around: (parent as Rule).parent as AtRule,
});

/** Set for the whole page, or with forced colours, where the browser chooses them whatever variables say. */
function isGlobal(declaration: Declaration): boolean {
  const { selector, around } = placeOf(declaration);
  return /^(:root|html)\b\S*$/.test(selector) || /forced-colors/.test(around.params);
}

function isUnconditional(declaration: Declaration): boolean {
  const { selector, around } = placeOf(declaration);
  return selector === ':root' && [undefined, 'layer'].includes(around.name);
}

/**
 * Most variables have one value for good. It stands where it is used, and the variable goes unless another file reads it. A value
 * that refers to a variable must mean the same everywhere, so that one must be global.
 */
function inlineConstants(root: Root, elsewhere: string): void {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  const setElsewhere = new Set(elsewhere.match(/(?<![\w-]|var\(\s*)--[\w-]+/g));
  const constants = new Map(
    Array.from(all, ([name, [only, ...others]]) => ({ name, only, others })).flatMap(
      ({ name, only, others }) =>
        only &&
        others.length === 0 &&
        !setElsewhere.has(name) &&
        isUnconditional(only) &&
        variablesIn(only.value).every((other) => all.get(other)?.every(isGlobal) && !setElsewhere.has(other))
          ? [[name, only] as const]
          : [],
    ),
  );
  const inlined = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (reference, name: string) => {
      const constant = constants.get(name);
      return constant ? ` ${inlined(constant.value)} ` : reference;
    });
  root.walkDecls((declaration) => {
    const value = inlined(declaration.value);
    if (value !== declaration.value) {
      declaration.value = value
        .replace(/ +/g, ' ')
        .replace(/(?<=[(,*/]) | (?=[),*/])/g, '')
        .trim();
    }
  });
  const read = new Set(variablesIn(`${root}${elsewhere}`));
  for (const [name, declaration] of constants) {
    if (!read.has(name)) {
      declaration.remove();
    }
  }
}

/** A stylesheet whose framework layers keep only rules that one of the words can match, and variables that something reads. */
export async function withoutUnusedInfima(
  css: string,
  words: ReadonlySet<string>,
  elsewhere = '',
): Promise<string> {
  const root = postcss.parse(css);
  const isInfima = (node: unknown): node is AtRule =>
    (node as AtRule).name === 'layer' && LAYER.test((node as AtRule).params) && !!(node as AtRule).nodes;
  const layers = root.nodes.filter(isInfima);
  const outside = root.nodes.filter((node) => !isInfima(node));
  const rest = outside.join('\n');
  for (const layer of layers) {
    dropOverridden(layer, outside);
  }
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
 * Takes out of the finished site's main stylesheet what Infima and the theme have and no page uses, and variables that never
 * change: some 7 kB of every first view. The file gets a name after its new content, since it is cached for ever. Before anything
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
