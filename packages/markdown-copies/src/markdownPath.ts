/** Where the Markdown twin of a page stands: the page's path and `.md`. */
export function twinPath(path: string): string {
  const plain = path.replace(/\/+$/, '');
  return `${plain || '/index'}.md`;
}
