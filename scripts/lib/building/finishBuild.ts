import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brokenTargets } from '@pt-docs/embed';
import { purgeInfima } from '@pt-docs/islands/build';
import { writeMcpData } from '@pt-docs/mcp/build';
import { writeOffline } from '@pt-docs/offline/build';
import { BuildCache, type Page, parseHtml, readBuiltPages, versionOf } from '@pt-docs/pages';
import { writeShareCards } from '@pt-docs/pages/cards';
import { writeMarkdownCopies } from '@pt-docs/pages/copies';
import { writeSearchIndex } from '@pt-docs/search/build';
import {
  compressFolder,
  joinHashes,
  robotsText,
  securityText,
  servingRules,
  writeHostFiles,
} from '@pt-docs/serving';
import { brand } from '../../../config/brand';
import { lookUp } from '../../../config/llms';
import { mcpData } from '../../../config/mcpData';
import { offline } from '../../../config/offline';
import { routesWithoutContent, searchIndex } from '../../../config/searchIndex';
import { serving } from '../../../config/serving';
import { sectionOf, shareCards } from '../../../config/shareCards';
import { helpIds } from '../../../data/site/help-ids';
import { movedAnchors } from '../../../data/site/moved-anchors';
import { addHeadTags, type TaggedPage } from './addHeadTags';
import { ROUTES_FILE } from './buildPlugin';
import { figureIds } from './figures';
import { brokenAddresses, brokenLinks, dataAddresses } from './links';
import { type PageFacts, readPageFacts } from './readPageFacts';
import { compressInChild } from './runInChild';

const LAST_BUILD = 'build';
const PURGER = 'packages/islands/src/plugin/slimming/purgeInfima.ts';
const cacheDir = (name: string) => path.join('node_modules/.cache', name);

function stopOn(what: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`${what}\n${problems.join('\n')}`);
  }
}

/** Two steps parse the pages; this one keeps the trees of the first for the second. */
function sharedParser(): typeof parseHtml {
  const trees = new Map<string, ReturnType<typeof parseHtml>>();
  return (html) => {
    const tree = trees.get(html) ?? parseHtml(html);
    trees.set(html, tree);
    return tree;
  };
}

async function writeCards(directory: string, tagged: readonly TaggedPage[], pages: readonly Page[]) {
  const trails = new Map(pages.map(({ path: route, trail }) => [route, trail]));
  const cards = tagged.map(({ route, title, description }) => ({
    route,
    section: sectionOf(route, trails.get(route) ?? []),
    title,
    line: description,
  }));
  await writeShareCards(directory, cards, shareCards);
}

/** The search index, the MCP data, the Markdown copies, llms.txt and the share cards, from one parse of the pages. */
async function writePageFiles(
  directory: string,
  routes: readonly string[],
  tagged: readonly TaggedPage[],
  parse: typeof parseHtml,
): Promise<void> {
  const pages = await readBuiltPages(directory, routes, {
    cacheDir: cacheDir('built-pages'),
    exclude: routesWithoutContent,
    parse,
  });
  writeMcpData(directory, pages, { ...mcpData, figures: await figureIds() });
  const { siteTitle: title, tagline, siteUrl: url } = brand;
  await Promise.all([
    writeSearchIndex(directory, pages, searchIndex),
    writeMarkdownCopies(directory, pages, {
      title,
      tagline,
      url,
      lookUp,
      moved: movedAnchors,
      cacheDir: cacheDir('markdown-copies'),
    }),
    writeCards(directory, tagged, pages),
  ]);
}

/**
 * A link that leads nowhere doesn't stop the build (guides/specification.md); `npm run check` fails on it. Docusaurus has
 * warned of broken anchors already.
 */
function checkLinks(directory: string, pages: readonly PageFacts[]): void {
  const idsOf = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));
  const anyId = new Map(pages.map(({ route }) => [route, { has: () => true }]));
  const isFile = (address: string) => existsSync(path.join(directory, address));
  for (const problem of brokenLinks(pages, anyId, isFile)) {
    console.warn(`[WARNING] ${problem}`);
  }
  stopOn('Addresses in data/ lead nowhere:', brokenAddresses(dataAddresses(), idsOf, isFile));
  stopOn(
    'Help ids lead nowhere: correct page or section in data/site/help-ids.ts, never the id.',
    brokenTargets(helpIds, idsOf),
  );
}

function write(directory: string, name: string, text: string): void {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeWellKnown(directory: string): void {
  const { siteUrl, securityContact } = brand;
  write(directory, 'robots.txt', robotsText({ siteUrl }));
  // GitHub Pages would make pages of its own from the Markdown copies.
  write(directory, '.nojekyll', '');
  if (securityContact === undefined) {
    console.log('No security.txt: set PT_SECURITY_CONTACT to the address for reports of weaknesses.');
  } else {
    write(directory, '.well-known/security.txt', securityText({ siteUrl, securityContact }, new Date()));
  }
}

/**
 * Everything between Docusaurus' own build and a folder that can be deployed, in its order. Docusaurus runs the last hooks
 * of all plugins at the same time; what needs the result of another step is here instead.
 */
export async function finishBuild(directory: string): Promise<void> {
  const styles = new BuildCache<string>(cacheDir('purged-styles'), versionOf([PURGER]));
  await purgeInfima(directory, (input, compute) => styles.get(input, compute));
  await styles.prune();
  const routes: string[] = JSON.parse(readFileSync(path.join('.docusaurus', ROUTES_FILE), 'utf8'));
  const tagged = await addHeadTags(directory, routes);
  // Pages, scripts and styles do not change any more.
  const compressing = compressInChild(directory, LAST_BUILD);
  const parse = sharedParser();
  const facts = await readPageFacts(directory, parse);
  await writePageFiles(directory, routes, tagged, parse);
  // After the Markdown copies, which every page links to.
  checkLinks(directory, facts);
  await compressing;
  await compressFolder(directory, LAST_BUILD);
  // Lists every file with its compressed size.
  await writeOffline(directory, { ...offline, shown: facts.flatMap(({ shown }) => shown) });
  writeWellKnown(directory);
  // The offline page is new since the first reading.
  const hashes = joinHashes(await readPageFacts(directory));
  writeHostFiles(directory, servingRules(serving, hashes, routes));
  await compressFolder(directory, LAST_BUILD);
}
