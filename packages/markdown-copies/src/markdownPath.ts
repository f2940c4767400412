/** Where the Markdown copy of a page is: the page's path and `.md`. */
export function markdownPath(path: string): string {
  const plain = path.replace(/\/+$/, '');
  return `${plain || '/index'}.md`;
}

/** The addresses of the parts that a copy names, because the page is too long for one file; none for most pages. */
export function partsOf(copy: string, path: string): string[] {
  const folder = markdownPath(path).replace(/\.md$/, '/');
  return Array.from(copy.matchAll(/^- \[.*\]\((\S+)\)$/gm), ([, address = '']) =>
    URL.canParse(address) ? new URL(address).pathname : '',
  ).filter(
    (part) => part.startsWith(folder) && part.endsWith('.md') && !part.slice(folder.length).includes('/'),
  );
}
