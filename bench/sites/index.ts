import { makeBare } from './bare';
import { readContent } from './content';
import { makeSite } from './make';
import type { Site } from './site';
import { stock } from './stock';

/** Ours first: the others are what it is divided by. An empty list of names means all. */
export async function makeSites(build: string, wanted: readonly string[]): Promise<Site[]> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const sites = [
    { name: 'ours', directory: build, hashedFolder: '/assets/' },
    isWanted(stock.name) ? await makeSite(stock, readContent(build)) : undefined,
    isWanted('bare') ? await makeBare(build) : undefined,
  ];
  return sites.filter((site) => site !== undefined);
}
