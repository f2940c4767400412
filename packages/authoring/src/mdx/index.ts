export { rehypeBesideSteps } from './besideSteps';
export { remarkCopyableCommands } from './copyableCommands';
export { remarkListedHeadings } from './listedHeadings';
export { rehypeMovedAnchors } from './movedAnchors';
export { rehypePageBar } from './pageBar';
export { remarkParagraphs } from './paragraphs';
export { rehypeTables } from './tables';
export { rehypeTypography } from './typography';
