/**
 * A loader for Docusaurus' default metadata: leaves out the title for pages that have none of their own. While a page hydrates
 * it would stand in the tab for a moment, half a second on a slow phone, and the app around a frame would get it as the page's.
 */
export default function withoutDefaultTitle(source) {
  const trimmed = source.replace('<title>{title}</title>', '');
  if (trimmed === source) {
    throw new Error(
      '@pt-docs/islands finds no <title> in SiteMetadataDefaults.js: Docusaurus has changed it.',
    );
  }
  return trimmed;
}
