/** The end of an entry in a list of a header, whose quality is missing or 1. */
const FULL_QUALITY = '(;\\s*q=1(\\.0*)?\\s*)?(,|$)';

/**
 * An `Accept` header that names Markdown with full quality, as assistants send it. Our server and nginx decide by the same
 * pattern: nginx can't weigh two qualities against each other.
 */
export const WANTS_MARKDOWN = `(^|[\\s,])text/markdown\\s*(;\\s*charset=[^,;]*)?${FULL_QUALITY}`;

/** An `Accept-Encoding` header that names a coding and doesn't refuse it. The first of ours that is accepted is sent. */
export const accepts = (coding: string) => `(^|[\\s,])${coding}\\s*(;\\s*q=(1|0\\.0*[1-9]))?[\\d.]*\\s*(,|$)`;
