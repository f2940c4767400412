import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Job } from './lib/job';
import { freePort, launch, median } from './lib/machine';
import { copyProject, forgetBuilds } from './lib/projectCopy';
import { printMeasures } from './lib/table';
import { readContent } from './sites/content';
import { installProject } from './sites/make';
import { stock } from './sites/stock';

const MOST_FIRST_S = 8;
const MOST_EDIT_S = 1;
const ADDRESS = '/docs/alerts/overview';
const PATIENCE_MS = 120_000;

/** Asks until the server answers, then opens the page. */
async function open(page: Page, address: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) {
      await page.goto(address);
      await page.waitForSelector('article h1');
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${address} gave no answer.`);
}

/** From a saved file to its new words on the screen. */
async function edit(page: Page, file: string, round: number): Promise<number> {
  const words = `Changed in round ${round}.`;
  const source = readFileSync(file, 'utf8').replace(/\n+Changed in round \d+\.\n/, '');
  const start = performance.now();
  writeFileSync(file, `${source}\n\n${words}\n`);
  await page.getByText(words).waitFor({ timeout: PATIENCE_MS });
  return performance.now() - start;
}

type Waits = { readonly first: number; readonly change: number };

/** Starts the server in the folder, opens a page and saves a file so many times. Seconds. */
async function author(directory: string, file: string, rounds: number): Promise<Waits> {
  const port = await freePort();
  const browser = await launch();
  const page = await browser.newPage();
  const start = performance.now();
  const server = spawn(
    process.execPath,
    [path.join(directory, 'node_modules/.bin/docusaurus'), 'start', '--port', String(port), '--no-open'],
    { cwd: directory, stdio: 'ignore' },
  );
  try {
    await open(page, `http://localhost:${port}${ADDRESS}`);
    const first = performance.now() - start;
    const changes: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await page.waitForTimeout(1000);
      changes.push(await edit(page, path.join(directory, file), round));
    }
    return { first: first / 1000, change: rounds > 0 ? median(changes) / 1000 : Number.NaN };
  } finally {
    server.kill();
    await browser.close();
  }
}

/** The first start after `npm install`, and one like every other day. */
async function coldAndWarm(directory: string, file: string, rounds: number) {
  forgetBuilds(directory);
  const cold = await author(directory, file, rounds);
  return { ...cold, again: (await author(directory, file, 0)).first };
}

/** What an author waits for: the first page after the start, without and with caches, and a saved edit on the screen. */
export const dev: Job = async (_, { rounds }) => {
  const ours = await coldAndWarm(copyProject('ours-dev'), 'docs/alerts/overview.mdx', rounds);
  const other = await coldAndWarm(
    installProject(stock, readContent('build')),
    'docs/alerts/overview.md',
    rounds,
  );
  const values = (key: keyof typeof ours) => ({ ours: ours[key], stock: other[key] });
  printMeasures(`dev server, edits: median of ${rounds}`, [
    { label: 'first page', unit: 's', digits: 1, values: values('first'), most: MOST_FIRST_S },
    { label: 'with caches', unit: 's', digits: 1, values: values('again'), most: MOST_FIRST_S },
    { label: 'edit visible', unit: 's', digits: 2, values: values('change'), most: MOST_EDIT_S },
  ]);
};
