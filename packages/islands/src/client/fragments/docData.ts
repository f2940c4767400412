import type { PropDocContent } from '@docusaurus/plugin-content-docs';

/** What the layout has to know of a doc. Docusaurus reads it from properties of the MDX component. */
export type DocData = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'toc' | 'assets' | 'contentTitle'>;

/** The attribute of the script inside a fragment that holds the doc's data as JSON. */
export const DOC_DATA = 'data-doc';

/** The layout has these in other fields, or shows nothing of them. */
const UNUSED_METADATA = ['source', 'sourceDirName', 'slug', 'frontMatter'];
const UNUSED_FRONT_MATTER = ['title', 'sidebar_label', 'description'];

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** As JSON that can stand inside a script element. */
export function writeDocData({ metadata, frontMatter, toc, assets, contentTitle }: DocData): string {
  const doc = {
    metadata: without(metadata, UNUSED_METADATA),
    frontMatter: without(frontMatter, UNUSED_FRONT_MATTER),
    toc,
    assets,
    contentTitle,
  };
  return JSON.stringify(doc).replaceAll('<', '\\u003c');
}

const dataElement = (parent: ParentNode) => parent.querySelector(`script[${DOC_DATA}]`);

export function readDocData(parent: ParentNode): DocData | null {
  const data = dataElement(parent)?.textContent;
  if (!data) {
    return null;
  }
  const doc = JSON.parse(data) as DocData;
  // Written once, read by the theme in both places.
  return { ...doc, metadata: { ...doc.metadata, frontMatter: doc.frontMatter } };
}

/** The HTML of the doc inside a page, with its data. */
export const readDocHtml = (page: ParentNode): string => dataElement(page)?.parentElement?.innerHTML ?? '';
