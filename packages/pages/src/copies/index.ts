export { LLMS_FILE, LLMS_FULL_FILE } from './llms';
export { markdownOf } from './markdownOf';
export { type CopyOptions, writeMarkdownCopies } from './writeMarkdownCopies';
