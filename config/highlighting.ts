import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import rehypeHighlight from 'rehype-highlight';

/** Code is coloured while building, with classes only: no highlighter and no `style` attribute reaches the browser. */
export const rehypePlugins: [typeof rehypeHighlight, object][] = [
  [rehypeHighlight, { languages: { bash, json, typescript }, plainText: ['text', 'txt'] }],
];
