import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

const FRAMEWORK = ['theme-classic', 'theme-common', 'core'];

/** Where class names of the finished site come from. */
const SOURCES = [
  `node_modules/@docusaurus/{${FRAMEWORK.join(',')}}/lib/**/*.js`,
  'src/**/*.{ts,tsx,mdx}',
  'config/**/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  '{docs,blog}/**/*.mdx',
];

/** Classes that the theme puts together at run time (`alert--${type}`), and states that scripts set. */
const ASSEMBLED = [/^alert(?!--)/, /^menu/, /^navbar/, /^pagination-nav/, /^table-of-contents/];

/** Parts that the theme could draw and this site never does; tests/built/html.test.ts holds it to that. */
export const UNUSED_PARTS = ['dropdown', 'tabs', 'badge', 'button-group', 'pills', 'card'];

/** Colours of notes by kind: src/css/content.css sets the same variables on every note. */
const OVERRIDDEN = /^alert--/;

/**
 * Pieces of parts that are used, which the theme could draw and this site never does. Same test. Their names occur in
 * the theme's sources, so that PurgeCSS would keep them.
 */
export const UNUSED_PIECES = [
  'footer__title',
  'footer__col',
  'footer__logo',
  'footer__item',
  'footer__items',
  'footer--dark',
  'navbar__items--center',
  'navbar__search-input',
  'alert__heading',
  'alert__icon',
];

function dropUnusedPieces(root: Root): void {
  const unused = new RegExp(`\\.(${UNUSED_PIECES.join('|')})(?![\\w-])`);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !unused.test(selector));
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selectors = kept;
    }
  });
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

const variablesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** Variables that stylesheets or scripts outside Infima read. */
function variablesReadElsewhere(): Set<string> {
  const framework = FRAMEWORK.map((name) => `node_modules/@docusaurus/${name}/lib`);
  const stylesheets = [...framework, 'src', 'packages'].flatMap((folder) => filesIn(folder, '.css'));
  const scripts = [...framework, 'src', 'packages'].flatMap((folder) =>
    ['.js', '.ts', '.tsx'].flatMap((ending) => filesIn(folder, ending)),
  );
  return new Set([...stylesheets, ...scripts].flatMap((file) => variablesIn(readFileSync(file, 'utf8'))));
}

/** Variables that src/css/base.css gives a value on :root. Being outside all layers it always wins: Infima's own values are dead. */
function variablesWeSet(): Set<string> {
  const ours =
    readFileSync('src/css/base.css', 'utf8').match(/:root \{(?<block>[^}]*)\}/)?.groups?.block ?? '';
  return new Set(Array.from(ours.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name));
}

const isPageWide = (parent: Declaration['parent']) =>
  parent?.type === 'rule' && /^(:root|html\[data-theme=['"]?dark['"]?\])$/.test((parent as Rule).selector);

function dropDeadVariables(root: Root): void {
  const overridden = variablesWeSet();
  root.walkDecls(/^--/, (declaration) => {
    if (overridden.has(declaration.prop) && isPageWide(declaration.parent)) {
      declaration.remove();
    }
  });
  const elsewhere = variablesReadElsewhere();
  let removed: number;
  do {
    removed = 0;
    const read = new Set<string>();
    root.walkDecls((declaration) => {
      for (const name of variablesIn(declaration.value)) {
        read.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !elsewhere.has(declaration.prop)) {
        declaration.remove();
        removed += 1;
      }
    });
  } while (removed > 0);
}

/**
 * Infima is a whole design system; this site uses a part of it. Rules whose classes stand in no source, and
 * variables that nothing reads, are left out of the stylesheet that every reader loads.
 */
export function purgeInfima() {
  return {
    postcssPlugin: 'pt-purge-infima',
    async OnceExit(root: Root) {
      if (!root.source?.input.file?.includes('infima')) {
        return;
      }
      const [result] = await new PurgeCSS().purge({
        content: SOURCES,
        // What they name is on no page.
        skippedContentGlobs: ['**/*.test.{ts,tsx}'],
        css: [{ raw: root.toString() }],
        safelist: { standard: ASSEMBLED },
        blocklist: [OVERRIDDEN, ...UNUSED_PARTS.map((part) => new RegExp(`^${part}(__|--|$)`))],
        dynamicAttributes: ['data-theme', 'aria-current', 'aria-selected', 'open'],
      });
      if (!result) {
        throw new Error('PurgeCSS returned nothing for Infima.');
      }
      root.removeAll();
      root.append(result.css);
      dropUnusedPieces(root);
      dropDeadVariables(root);
      root.walk((node) => {
        const isEmpty =
          (node.type === 'rule' || node.type === 'atrule') && (node as Rule | AtRule).nodes?.length === 0;
        if (isEmpty) {
          node.remove();
        }
      });
    },
  };
}
