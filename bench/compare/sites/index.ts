import { makeBare } from './bare';
import { readContent } from './content';
import { makeSite } from './make';
import type { Site } from './site';
import { starlight } from './starlight';
import { stock } from './stock';
import { vitePress } from './vitepress';

/** Ours first: the others are what it is divided by. */
export async function makeSites(build: string, hasPeers: boolean): Promise<Site[]> {
  const content = readContent(build);
  const sites: (Site | undefined)[] = [{ name: 'ours', directory: build, hashedFolder: '/assets/' }];
  // One after another: they would slow each other down, and the machine has other work.
  for (const framework of hasPeers ? [stock, vitePress, starlight] : [stock]) {
    sites.push(await makeSite(framework, content));
  }
  sites.push(await makeBare(build));
  return sites.filter((site) => site !== undefined);
}
