import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseHtml } from '@pt-docs/pages';
import { SKIP, visit } from 'unist-util-visit';
import { LEDGER, published } from '../../../tests/published';
import { fail } from '../fail';

/**
 * `npm run derive -- published`, after a build that readers get: adds its pages and anchors to the ledger of addresses that have to
 * answer for ever. Nothing is taken out.
 */
const SITEMAP = 'build/sitemap.xml';

/** The ids of a page that links can lead to, without those inside dialogs, drawings and figures. */
function anchorsOf(html: string): string[] {
  const anchors: string[] = [];
  visit(parseHtml(html), 'element', ({ tagName, properties: { id } }) => {
    if (tagName === 'dialog' || tagName === 'svg') {
      return SKIP;
    }
    if (id && !/^_/.test(String(id))) {
      anchors.push(String(id));
    }
    // The ids in a figure are for its own controls.
    return tagName === 'figure' ? SKIP : undefined;
  });
  return anchors;
}

if (!existsSync(SITEMAP)) {
  fail('There is no finished site to read. Run npm run build first.');
}
const ledger = new Map(published);
for (const [, url = ''] of readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)) {
  const route = new URL(url).pathname;
  const anchors = anchorsOf(readFileSync(`build${route.replace(/\/$/, '')}/index.html`, 'utf8'));
  ledger.set(route, [...new Set([...(ledger.get(route) ?? []), ...anchors])]);
}
const lines = Array.from(ledger, ([route, ids]) => [route, ...ids].join(' ')).toSorted();
writeFileSync(LEDGER, `${lines.join('\n')}\n`);
