import { parseHtml } from '@pt-docs/pages';
import { inlineHashesOf } from '@pt-docs/serving';

/** How many inline scripts and styles of a page its own policy would block: the rules are those of another release. */
export function blockedByPolicy(html: string, policy: string): number {
  const hashes = inlineHashesOf('the page', parseHtml(html));
  return Object.values(hashes)
    .flat()
    .filter((hash) => !policy.includes(hash)).length;
}

/** One sentence for each page of a served site that isn't what its policy allows. */
export async function servedProblems(base: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', base))).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const problems = paths.length > 0 ? [] : [`${base} has no sitemap with pages.`];
  for (const path of paths) {
    const response = await fetch(new URL(path, base));
    const policy = response.headers.get('Content-Security-Policy');
    const blocked = blockedByPolicy(await response.text(), policy ?? '');
    if (response.status !== 200 || policy === null || blocked > 0) {
      problems.push(
        `${path}: status ${response.status}, ${policy === null ? 'no policy' : `the policy blocks ${blocked} inline scripts and styles`}.`,
      );
    }
  }
  return problems;
}
