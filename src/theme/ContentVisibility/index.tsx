/** Drafts aren't published and nothing is unlisted (CONTRIBUTING.md), so no page loads the banners that would say so. */
export default function ContentVisibility() {
  return null;
}
