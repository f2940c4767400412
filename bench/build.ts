import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_OUTSIDE_SIDEBAR } from '../config/content';
import type { Job } from './lib/job';
import { copyProject, forgetBuilds } from './lib/projectCopy';
import { docsSidebar } from './lib/sidebar';
import { printMeasures } from './lib/table';
import { readContent } from './sites/content';
import { buildProject, installProject } from './sites/make';
import { stock } from './sites/stock';

const BUILD = 'build';
const MOST_COLD_S = 20;
const MOST_WARM_S = 10;
const MOST_GROWTH = 4;
const COPIES = Array.from({ length: 9 }, (_, index) => `copy-${index + 2}`);

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** With everything that `npm run build` does: search index, Markdown copies, offline worker, rules, compressed copies. */
function buildOurs(directory: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The copy in ${directory} could not be built:\n${stderr}`);
  }
}

/** Titles and descriptions must differ from page to page (packages/content-checks). */
const renamed = (source: string, copy: string) =>
  source.replace(
    /^(title|description): (['"]?)(.*?)\2$/gm,
    (_, field, quote, text) => `${field}: ${quote}${text.slice(0, 140)} (${copy})${quote}`,
  );

/** Every id leads to the copy, and every category has a key of its own, by which the framework knows it. */
const sidebarOf = (copy: string) =>
  JSON.parse(
    JSON.stringify([...docsSidebar, ...PAGES_OUTSIDE_SIDEBAR])
      .replace(/"([a-z-]+\/[^"]*)"/g, `"${copy}/$1"`)
      .replace(/"type":"category","label":"([^"]*)"/g, `$&,"key":"${copy} $1"`),
  );

/** Nine more copies of all docs, each in a category of its own. */
function multiplyDocs(directory: string): void {
  const docs = path.join(directory, 'docs');
  const sections = readdirSync(docs);
  for (const copy of COPIES) {
    for (const section of sections) {
      cpSync(path.join(docs, section), path.join(docs, copy, section), { recursive: true });
    }
    for (const file of readdirSync(path.join(docs, copy), { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.mdx')) {
        const page = path.join(docs, copy, file);
        writeFileSync(page, renamed(readFileSync(page, 'utf8'), copy));
      }
    }
  }
  const items = COPIES.map((copy) => ({ type: 'category', label: copy, items: sidebarOf(copy) }));
  const sidebars = JSON.stringify({ docs: [...docsSidebar, ...items] });
  writeFileSync(path.join(directory, 'sidebars.ts'), `export default ${sidebars};\n`);
}

/** The whole site from nothing, again with the caches of the last time, and from nothing with ten times the docs. */
export const build: Job = async () => {
  const ours = copyProject('ours');
  const more = copyProject('ours-tenfold');
  multiplyDocs(more);
  const project = installProject(stock, readContent(BUILD));
  for (const directory of [ours, more, project]) {
    forgetBuilds(directory);
  }
  const time = () => ({
    ours: seconds(() => buildOurs(ours)),
    stock: seconds(() => buildProject(stock, project)),
  });
  const [cold, warm] = [time(), time()];
  const growth = seconds(() => buildOurs(more)) / cold.ours;
  printMeasures('build (stock: without index, Markdown copies, offline worker, compressed copies)', [
    { label: 'cold', unit: 's', digits: 1, values: cold, most: MOST_COLD_S },
    { label: 'warm', unit: 's', digits: 1, values: warm, most: MOST_WARM_S },
    { label: 'ten times the docs', unit: '× cold', digits: 2, values: { ours: growth }, most: MOST_GROWTH },
  ]);
};
