import { makeBare } from './bare';
import { readContent } from './content';
import { makeSite } from './make';
import type { Site } from './site';
import { starlight } from './starlight';
import { stock } from './stock';
import { vitePress } from './vitepress';

/** Ours first: the others are what it is divided by. An empty list of names means all. */
export async function makeSites(
  build: string,
  { hasPeers, wanted }: { readonly hasPeers: boolean; readonly wanted: readonly string[] },
): Promise<Site[]> {
  const content = readContent(build);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const sites: (Site | undefined)[] = [{ name: 'ours', directory: build, hashedFolder: '/assets/' }];
  // One after another: they would slow each other down, and the machine has other work.
  const frameworks = hasPeers ? [stock, vitePress, starlight] : [stock];
  for (const framework of frameworks.filter(({ name }) => isWanted(name))) {
    sites.push(await makeSite(framework, content));
  }
  if (isWanted('bare')) {
    sites.push(await makeBare(build));
  }
  return sites.filter((site) => site !== undefined);
}
