/** A file, such as a page's Markdown twin: its name ends like one. A release's "v2.8.6" does not. */
export const isFilePath = (pathname: string) => /\.[a-z]\w*$/i.test(pathname);
