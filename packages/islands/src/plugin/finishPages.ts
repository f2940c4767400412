import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import { type FragmentTable, TABLE_PATH } from '../client/fragments/fragmentTable';
import { firstIsland } from './firstIsland';
import { docFragmentIn } from './fragments/docFragment';
import { renderedPages } from './renderedPages';
import { chunksOfPages } from './slimming/pageChunks';
import { isPageStyle, readPageStyles, stylesOf } from './slimming/pageStyles';

type Build = {
  readonly outDir: string;
  /** Where Docusaurus writes what it generates, usually `.docusaurus`. */
  readonly generatedFilesDir: string;
  readonly routesPaths: readonly string[];
  /** Islands that a head module starts, each with what a page that may start it contains. */
  readonly headIslands?: Readonly<Record<string, string>>;
  /** Islands that lead a page as its first figure does. */
  readonly leadingIslands?: readonly string[];
};

/** Written by template.ts. The HTML minifier takes quotes away where it can. */
const SCRIPTS = /<meta name="?islands-scripts"? content="?(?<scripts>[^">]+)"? *\/?>/;

const FOLDER = '/assets/fragments';

/** The scripts that every page loads, as template.ts names them. */
function scriptsIn(html: string, file: string): string {
  const scripts = SCRIPTS.exec(html)?.groups?.scripts?.trim();
  if (!scripts) {
    throw new Error(
      `${file} does not name its scripts. Set \`ssrTemplate\` from '@pt-docs/islands' in docusaurus.config.`,
    );
  }
  return scripts;
}

/**
 * The page's own chunks are named too: the main script would request them as soon as it runs, one round trip later. After it,
 * so that islands don't wait for them.
 */
const nameFiles = (html: string, files: Readonly<Record<string, readonly string[]>>) =>
  html.replace(
    SCRIPTS,
    Object.entries(files)
      .filter(([, addresses]) => addresses.length > 0)
      .map(
        ([name, addresses]) => `<meta name="islands-${name}" content="${[...new Set(addresses)].join(' ')}">`,
      )
      .join(''),
  );

const inHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`);

function write(outDir: string, address: string, content: string): void {
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** client/fragments/styleSources.ts never runs: of its chunk only the styles are wanted. */
function removeStyleSources(outDir: string): void {
  const folder = path.join(outDir, 'assets/js');
  for (const file of readdirSync(folder).filter((name) => name.startsWith('style-sources.'))) {
    rmSync(path.join(folder, file));
  }
}

/** As compressed as the finished site's copies, but for a few per cent, in a tenth of the time. */
const weightOf = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Writes a fragment under a name with its own hash, so that it can be cached for ever. */
function writeFragment(outDir: string, route: string, html: string) {
  const content = JSON.stringify(html);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `${FOLDER}${route}.${hash}.json`;
  write(outDir, address, content);
  return { fragment: address, size: weightOf(content) };
}

/**
 * After the build: links each page's own styles, names its chunks, and writes every doc as a fragment and, in one file, where
 * each fragment is and which styles it needs. Synchronous, so that it is done when the plugin's `postBuild` returns.
 */
export function finishPages({
  outDir,
  generatedFilesDir,
  routesPaths,
  headIslands = {},
  leadingIslands = [],
}: Build): void {
  removeStyleSources(outDir);
  const pageStyles = readPageStyles(outDir);
  const { chunksOf, filesOfIsland } = chunksOfPages(generatedFilesDir);
  const docs: Record<string, FragmentTable['docs'][string]> = {};
  let scriptsOfBuild = '';
  for (const { route, file, html } of renderedPages(outDir, routesPaths)) {
    const page = parse(html);
    const styles = stylesOf(page, pageStyles);
    const fragment = docFragmentIn(html);
    if (fragment !== null) {
      docs[route] = { ...writeFragment(outDir, route, fragment), styles };
    }
    scriptsOfBuild = scriptsIn(html, file);
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const chunks = chunksOf(route).filter((chunk) => chunk.endsWith('.js'));
    const island = firstIsland(page, leadingIslands);
    // The page links its own styles, and those of every page.
    const isMissing = (address: string) =>
      address.endsWith('.js') || (isPageStyle(address) && !styles.includes(address));
    const named = nameFiles(html, {
      scripts: [...scriptsOfBuild.split(' '), ...chunks],
      first: island ? filesOfIsland(island).filter(isMissing) : [],
      ...Object.fromEntries(
        Object.entries(headIslands)
          .filter(([, sign]) => html.includes(sign))
          .map(([name]) => [name, filesOfIsland(name).filter(isMissing)]),
      ),
    });
    writeFileSync(path.join(outDir, file), inHead(named, links));
  }
  write(outDir, TABLE_PATH, JSON.stringify({ scripts: scriptsOfBuild, docs } satisfies FragmentTable));
}
