/**
 * An `Accept` header that asks for Markdown first, as assistants send it. A lower quality than 1 means that the client would
 * rather have HTML. Without flags of its own, because nginx, Caddy and JavaScript all read it.
 */
export const WANTS_MARKDOWN = '(^|[\\s,])text/markdown\\s*(,|$|;\\s*q=1(\\.0*)?\\s*(,|$))';

const pattern = new RegExp(WANTS_MARKDOWN, 'i');
/** No client sends more, and a pattern must not be fed without limit. */
const LONGEST_ACCEPT = 1_000;

export const wantsMarkdown = (accept = '') => accept.length <= LONGEST_ACCEPT && pattern.test(accept);

/** The Markdown copy of a page, beside it. */
export const copyPath = (pathname: string) => `${pathname.replace(/\/+$/, '') || '/index'}.md`;

const wordsOf = (path: string) => path.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];

/** The copies whose paths share most words with `pathname`. */
export function nearestCopies(pathname: string, copies: readonly string[], count = 3): string[] {
  const asked = new Set(wordsOf(pathname.slice(0, LONGEST_ACCEPT)));
  const shared = (copy: string) => wordsOf(copy).filter((word) => asked.has(word)).length;
  return copies
    .map((copy) => [copy, shared(copy) / wordsOf(copy).length] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([copy]) => copy);
}
