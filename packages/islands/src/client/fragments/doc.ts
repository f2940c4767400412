import type { PropDocContent } from '@docusaurus/plugin-content-docs';

/** What the frame around a text has to know of its page. The framework gets it as properties of the text's component. */
export type Doc = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'toc' | 'assets' | 'contentTitle'>;

/** Marks the element that holds it in a drawn text, as JSON. */
export const DOC_DATA = 'data-doc';

/** Of these the frame has what it shows in other fields, or shows nothing. */
const UNUSED_METADATA = ['source', 'sourceDirName', 'slug', 'frontMatter'];
const UNUSED_FRONT_MATTER = ['title', 'sidebar_label', 'description'];

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** As text of an element that HTML does not read. */
export function writeDoc({ metadata, frontMatter, toc, assets, contentTitle }: Doc): string {
  const doc = {
    metadata: without(metadata, UNUSED_METADATA),
    frontMatter: without(frontMatter, UNUSED_FRONT_MATTER),
    toc,
    assets,
    contentTitle,
  };
  return JSON.stringify(doc).replaceAll('<', '\\u003c');
}

const dataIn = (text: ParentNode) => text.querySelector(`script[${DOC_DATA}]`);

/** The data of the text inside an element. */
export function readDoc(text: ParentNode): Doc | null {
  const data = dataIn(text)?.textContent;
  return data ? (JSON.parse(data) as Doc) : null;
}

/** The drawn text itself, with its data. */
export const readHtml = (page: ParentNode): string => dataIn(page)?.parentElement?.innerHTML ?? '';
