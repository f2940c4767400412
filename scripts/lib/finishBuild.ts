import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brokenTargets } from '@pt-docs/embed';
import { writeOffline } from '@pt-docs/offline';
import {
  compressFolder,
  joinHashes,
  robotsText,
  securityText,
  servingRules,
  writeHostFiles,
} from '@pt-docs/serving';
import { brand } from '../../config/brand';
import { offline } from '../../config/offline';
import { serving } from '../../config/serving';
import { helpIds } from '../../data/help-ids';

import { readPages } from './readPages';

/** The app's help buttons rely on them: pages that lost one stop the build. */
function checkHelpIds(pages: Awaited<ReturnType<typeof readPages>>): void {
  const byAddress = new Map(
    pages.map(({ name, ids }) => [`/${name.replace(/(\/?index)?\.html$/, '')}`, new Set(ids)]),
  );
  const broken = brokenTargets(helpIds, byAddress);
  if (broken.length > 0) {
    throw new Error(
      `Help ids lead nowhere: correct page or section in data/help-ids.ts, never the id.\n${broken.join('\n')}`,
    );
  }
}

function write(directory: string, name: string, text: string): void {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * What must come after everything else of a build. Docusaurus runs the last hooks of all plugins at the same time, so a
 * plugin cannot know that pages, feeds and indexes are complete: `buildSite.ts` calls this when they are.
 */
export async function finishBuild(directory: string): Promise<void> {
  await writeOffline(directory, offline);
  const pages = await readPages(directory);
  checkHelpIds(pages);
  write(directory, 'robots.txt', robotsText(brand));
  const { siteUrl, securityContact } = brand;
  if (securityContact === undefined) {
    console.log('No security.txt: set PT_SECURITY_CONTACT to the address for reports of weaknesses.');
  } else {
    write(directory, '.well-known/security.txt', securityText({ siteUrl, securityContact }, new Date()));
  }
  writeHostFiles(directory, servingRules(serving, joinHashes(pages)), {
    host: new URL(brand.siteUrl).host,
  });
  await compressFolder(directory, 'build');
}
