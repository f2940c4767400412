import { ThemeClassNames } from '@docusaurus/theme-common';

/** Of the element that holds the text of a doc, on the server and in the browser. */
export const TEXT_CLASSES = `${ThemeClassNames.docs.docMarkdown} markdown`;
