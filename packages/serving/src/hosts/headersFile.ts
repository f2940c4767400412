import { formatPolicy } from '../policy';
import type { ServingRules } from '../rules';

/** Cloudflare Pages ignores longer lines without a word. */
const MAX_LINE = 2_000;

const block = (place: string, headers: Readonly<Record<string, string>>) =>
  [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Both put the headers of every rule that matches together, so no header may
 * stand in two rules that overlap: pages keep the hosts' own Cache-Control, which asks again each time. A rule cannot name
 * a status, and Cloudflare sends its headers with a 404 too: a hashed file that was asked for while a deploy was under way
 * would be missing for a year. Netlify does not do that, but reads the same file, so both get the short life.
 */
export function headersFile(rules: ServingRules): string {
  const { cache, forOtherOrigins, hashedFolder, headers, policy } = rules;
  const text = [
    '# Written by the build from the serving configuration.',
    block('/*', { ...headers, 'Content-Security-Policy': formatPolicy(policy) }),
    block(`${hashedFolder}*`, { 'Cache-Control': cache.hashedWith404 }),
    ...forOtherOrigins.map((place) =>
      block(place.endsWith('/') ? `${place}*` : place, { 'Access-Control-Allow-Origin': '*' }),
    ),
  ].join('\n\n');
  const longLine = text.split('\n').find((line) => line.length > MAX_LINE);
  if (longLine) {
    throw new Error(
      `A line of _headers has ${longLine.length} characters, and Cloudflare Pages reads at most ${MAX_LINE}: "${longLine.slice(0, 60)}…". Allow fewer inline scripts, inline styles or frame parents.`,
    );
  }
  return `${text}\n`;
}

/** `_redirects` of the same hosts. They take `.html` and `index.html` off by themselves. */
export function redirectsFile({ redirects }: ServingRules): string {
  const lines = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((form) => `${form} ${to} ${status}`),
  );
  return `# Written by the build from the serving configuration.\n${lines.join('\n')}\n`;
}
