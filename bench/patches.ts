import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseHtml } from '@pt-docs/pages';
import { execa } from 'execa';
import { selectAll } from 'hast-util-select';
import { PATCHES } from '../packages/islands/src/plugin/patches';
import { DOCUSAURUS } from '../scripts/lib/startChild';

const PAGE = '/docs/workbench/overview/saving-resaving-a-workbench';
const OUT_DIR = '.cache/patches';

type Site = { readonly without: string; readonly directory: string; readonly isBuilt: boolean };

async function buildWithout(id: string): Promise<Site> {
  const directory = path.join(OUT_DIR, id || 'all');
  const { failed, all } = await execa(process.execPath, [DOCUSAURUS, 'build', '--out-dir', directory], {
    all: true,
    reject: false,
    env: { ISLANDS_WITHOUT: id },
  });
  if (failed) {
    console.log(`Without ${id} the site cannot be built:\n${all.split('\n').slice(0, 5).join('\n')}`);
  }
  return { without: id, directory, isBuilt: !failed };
}

function weights({ directory }: Site) {
  const file = path.join(PAGE, 'index.html');
  const page = parseHtml(readFileSync(path.join(directory, file), 'utf8'));
  const styles = selectAll('link[rel="stylesheet"]', page).map(({ properties }) => String(properties.href));
  const scripts = selectAll('meta[name="islands-scripts"]', page).flatMap(({ properties }) =>
    String(properties.content).split(' '),
  );
  const kilobytes = (names: readonly string[]) =>
    names.reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(path.join(directory, name))).length,
      0,
    ) / 1000;
  const firstView = kilobytes([file, ...styles]);
  return { firstView, hydrated: firstView + kilobytes(scripts) };
}

type Result = { readonly without: string; readonly firstView: number; readonly hydrated: number };

const NO_WEIGHT = { firstView: Number.NaN, hydrated: Number.NaN };

const cell = (value: number) =>
  Number.isNaN(value) ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function printTable([all, ...others]: readonly Result[]): void {
  if (!all || Number.isNaN(all.firstView)) {
    throw new Error('The site cannot be built with all patches: run "npm run build" and read its message.');
  }
  console.log(`\n${PAGE}: what a reader loads with all patches, and how much more without each`);
  console.log('| Without | First view, kB | Hydrated, kB |');
  console.log('| --- | ---: | ---: |');
  console.log(`| (all patches) | ${all.firstView.toFixed(1)} | ${all.hydrated.toFixed(1)} |`);
  for (const { without, firstView, hydrated } of others) {
    const cells = [cell(firstView - all.firstView), cell(hydrated - all.hydrated)];
    console.log(`| \`${without}\` | ${cells.join(' | ')} |`);
  }
}

/** What a how-to page weighs with every patch and without each of them: a table to paste. */
export async function patches({ only }: { only: readonly string[] }): Promise<void> {
  rmSync(OUT_DIR, { recursive: true, force: true });
  const sites: Site[] = [];
  for (const id of ['', ...Object.keys(PATCHES)].filter((name) => !name || !only[0] || only.includes(name))) {
    console.log(id ? `Building without ${id}…` : 'Building with all patches…');
    sites.push(await buildWithout(id));
  }
  printTable(sites.map((site) => ({ without: site.without, ...(site.isBuilt ? weights(site) : NO_WEIGHT) })));
}
