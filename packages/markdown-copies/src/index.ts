export { llmsFullText, llmsText } from './llms';
export { markdownOf } from './markdown';
export { inReadingOrder } from './readingOrder';
