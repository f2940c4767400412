import { createRequire } from 'node:module';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';

// By Node itself: imported, it would be compiled by Babel with 200 modules of languages when Docusaurus starts.
const require = createRequire(import.meta.url);
const { default: rehypeHighlight } = require('rehype-highlight') as typeof import('rehype-highlight');

/** Code is coloured while building, with classes only: no highlighter and no `style` attribute reaches the browser. */
export const rehypePlugins: [typeof rehypeHighlight, object][] = [
  [rehypeHighlight, { languages: { bash, json, typescript }, plainText: ['text', 'txt'] }],
];
