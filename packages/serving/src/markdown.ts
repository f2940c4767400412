/**
 * An `Accept` header that names Markdown with full quality, as assistants send it: what nginx can tell by a
 * pattern, which can't weigh two qualities against each other. The own server does (`siteHandler.ts`).
 */
export const WANTS_MARKDOWN =
  '(^|[\\s,])text/markdown(\\s*;\\s*charset=[^,;]*)?\\s*(,|$|;\\s*q=1(\\.0*)?\\s*(,|$))';

/** The Markdown copy of a page, beside it. */
export const markdownPath = (pathname: string) => `${pathname.replace(/\/+$/, '') || '/index'}.md`;

const wordsOf = (path: string) => path.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];

/** The Markdown files whose paths share most words with `pathname`. */
export function nearestMarkdown(pathname: string, files: readonly string[], count = 3): string[] {
  const asked = new Set(wordsOf(pathname));
  const shared = (file: string) => wordsOf(file).filter((word) => asked.has(word)).length;
  return files
    .map((file) => [file, shared(file) / wordsOf(file).length] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file]) => file);
}
