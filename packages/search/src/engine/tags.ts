/** Docusaurus' contextual search: records have a language and a tag, and readers get those of theirs. */
export const LANGUAGE = 'en';
export const DOCS_TAG = 'docs-default-current';
/** Everything but the docs. */
export const OTHER_TAG = 'default';
