import { ThemeClassNames } from '@docusaurus/theme-common';

/** Of the element that holds a doc, on the server and in the browser. */
export const DOC_CLASSES = `${ThemeClassNames.docs.docMarkdown} markdown`;
