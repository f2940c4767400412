import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { docFragmentIn } from './fragments/docFragment';
import { renderedPages } from './renderedPages';
import { chunksOfPages } from './slimming/pageChunks';
import { readPageStyles, stylesOf } from './slimming/pageStyles';

type Build = {
  readonly outDir: string;
  /** Where Docusaurus writes what it generates, usually `.docusaurus`. */
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
};

/** Written by template.ts. The HTML minifier takes quotes away where it can. */
const SCRIPTS = /<meta name="?islands-scripts"? content="?(?<scripts>[^">]+)"? *\/?>/;

const FOLDER = 'assets/fragments';
/** Beside the fragments, in a name that no doc has: which styles each doc needs. Read by client/fragments/docStyles.ts. */
const DOC_STYLES = '_styles';

/**
 * The page's own chunks are named too: the main script would request them as soon as it runs, one round trip later. After it,
 * so that islands don't wait for them.
 */
function nameChunks(html: string, file: string, chunks: readonly string[]): string {
  const scripts = SCRIPTS.exec(html)?.groups?.scripts?.trim().split(' ');
  if (!scripts) {
    throw new Error(
      `${file} does not name its scripts. Set \`ssrTemplate\` from '@pt-docs/islands' in docusaurus.config.`,
    );
  }
  const all = [...scripts, ...chunks];
  return html.replace(SCRIPTS, `<meta name="islands-scripts" content="${all.join(' ')}">`);
}

const inHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`);

/**
 * After the build: links each page's own styles, names its chunks, and writes every doc as a fragment and, in one file,
 * which styles each needs. Synchronous, so that it is done when the plugin's `postBuild` returns.
 */
export function finishPages({ outDir, generatedFilesDir, baseUrl, routesPaths }: Build): void {
  const pageStyles = readPageStyles(outDir, baseUrl);
  const chunksOf = chunksOfPages(generatedFilesDir, baseUrl);
  const pages = renderedPages(outDir, baseUrl, routesPaths).map((page) => ({
    ...page,
    styles: stylesOf(page.html, pageStyles),
    fragment: docFragmentIn(page.html),
  }));
  const docs = pages.filter(({ fragment }) => fragment !== null);

  const files = docs.map(({ route, styles, fragment }) => ({
    route,
    content: JSON.stringify({ styles, html: fragment }),
  }));
  // The address depends on the content: files can be cached for ever, and a tab of an older build finds no newer ones.
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const stylesOfDocs = JSON.stringify(Object.fromEntries(docs.map(({ route, styles }) => [route, styles])));
  for (const { route, content } of [...files, { route: DOC_STYLES, content: stylesOfDocs }]) {
    const file = path.join(outDir, FOLDER, version, `${route}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  for (const { route, file, html, styles } of pages) {
    const tags = [
      ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      `<meta name="islands-fragments" content="${baseUrl}${FOLDER}/${version}">`,
    ];
    const scripts = chunksOf(route).filter((chunk) => chunk.endsWith('.js'));
    writeFileSync(path.join(outDir, file), inHead(nameChunks(html, file, scripts), tags.join('')));
  }
}
