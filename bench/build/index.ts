import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Job } from '../lib/job';
import { copyProject, forgetBuilds } from '../lib/projectCopy';
import { printMeasures } from '../lib/table';
import { readContent } from '../sites/content';
import { buildProject, installProject } from '../sites/make';
import { stock } from '../sites/stock';
import { multiplyContent, multiplyOurs } from './tenfold';

const BUILD = 'build';
const MOST_COLD_S = 20;
const MOST_WARM_S = 10;
const MOST_GROWTH = 4;

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

function coldAndWarm(directory: string, work: () => void): [cold: number, warm: number] {
  forgetBuilds(directory);
  return [seconds(work), seconds(work)];
}

const pagesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
    .length;

/** The whole site from nothing, and again with the caches of the last time. */
export const build: Job = async () => {
  const ours = copyProject('ours');
  const project = installProject(stock, readContent(BUILD));
  const [ourCold, ourWarm] = coldAndWarm(ours, () => buildOurs(ours));
  const [stockCold, stockWarm] = coldAndWarm(project, () => buildProject(stock, project));
  printMeasures(
    `build, ${pagesIn(path.join(ours, BUILD))} pages (stock: without index, Markdown copies, offline worker, compressed copies)`,
    [
      { label: 'cold', unit: 's', digits: 1, values: { ours: ourCold, stock: stockCold }, most: MOST_COLD_S },
      { label: 'warm', unit: 's', digits: 1, values: { ours: ourWarm, stock: stockWarm }, most: MOST_WARM_S },
    ],
  );
};

/** The same with ten times the docs, cold. */
export const tenfold: Job = async () => {
  const [ours, oursMore] = [copyProject('ours'), copyProject('ours-tenfold')];
  multiplyOurs(oursMore);
  const content = readContent(BUILD);
  const [project, projectMore] = [
    installProject(stock, content),
    installProject(stock, multiplyContent(content)),
  ];
  for (const directory of [ours, oursMore, project, projectMore]) {
    forgetBuilds(directory);
  }
  const few = { ours: seconds(() => buildOurs(ours)), stock: seconds(() => buildProject(stock, project)) };
  const many = {
    ours: seconds(() => buildOurs(oursMore)),
    stock: seconds(() => buildProject(stock, projectMore)),
  };
  const pages = [pagesIn(path.join(ours, BUILD)), pagesIn(path.join(oursMore, BUILD))];
  printMeasures(`build, from ${pages[0]} to ${pages[1]} pages`, [
    { label: 'cold', unit: 's', digits: 1, values: few },
    { label: 'cold, ten times the docs', unit: 's', digits: 1, values: many },
    {
      label: 'longer by',
      unit: '×',
      digits: 2,
      values: { ours: many.ours / few.ours, stock: many.stock / few.stock },
      most: MOST_GROWTH,
    },
  ]);
};
