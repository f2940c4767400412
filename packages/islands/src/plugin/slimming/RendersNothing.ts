/** Replaces components of Docusaurus and the theme that the configuration turns off but every reader would load. */
export default function RendersNothing() {
  return null;
}
