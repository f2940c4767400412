/**
 * An `Accept` header that names Markdown with full quality, as assistants send it: what nginx can tell by a
 * pattern, which can't weigh two qualities against each other. The own server does (`siteHandler.ts`).
 */
export const WANTS_MARKDOWN =
  '(^|[\\s,])text/markdown(\\s*;\\s*charset=[^,;]*)?\\s*(,|$|;\\s*q=1(\\.0*)?\\s*(,|$))';

/** The Markdown copy of a page, beside it. */
export const markdownPath = (pathname: string) => `${pathname.replace(/\/+$/, '') || '/index'}.md`;
