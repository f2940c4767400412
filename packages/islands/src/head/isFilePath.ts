/** A file, such as a page's Markdown copy: its name has an ending. A release's "v2.8.6" has none. */
export const isFilePath = (pathname: string) => /\.[a-z]\w*$/i.test(pathname);
