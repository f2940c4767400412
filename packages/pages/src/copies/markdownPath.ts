/** Where the Markdown copy of a page is: the page's path and `.md`. */
export function markdownPath(path: string): string {
  const plain = path.replace(/\/+$/, '');
  return `${plain || '/index'}.md`;
}
