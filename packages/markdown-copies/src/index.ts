export { LLMS_FILE, LLMS_FULL_FILE } from './llms';
export { type CopyOptions, writeMarkdownCopies } from './writeMarkdownCopies';
