/** As mdx-loader writes it: what is known about a doc, then the modules that its text needs, its headings, its text. */
const KNOWN = /^[\s\S]*?(?=^import \{[^}]*\} from "react\/jsx-runtime";)/m;
const HEADINGS = /^export const toc = \[(?:[\s\S]*?^\}|)\];/m;

/**
 * Of a doc, a reader's script keeps what stands around the text: front matter, data, headings. The text itself is drawn on
 * the server and fetched as HTML (src/text). As loader of the browser's bundle, after the one that compiles MDX.
 */
export default function textLoader(source) {
  const known = source.match(KNOWN)?.[0];
  const headings = source.match(HEADINGS)?.[0];
  if (known === undefined || headings === undefined) {
    throw new Error(
      `${this.resourcePath}: what MDX was compiled to has another shape than plugins/texts/textLoader.mjs knows.`,
    );
  }
  return `${known}${headings}\nexport default function Text() { return null; }\n`;
}
