/** Docusaurus' hook outside of Docusaurus: nothing collects links and anchors in unit tests. */
export default function useBrokenLinks() {
  return { collectAnchor: () => {}, collectLink: () => {} };
}
