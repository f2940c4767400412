/** Stands in for parts of framework and theme that the configuration turns off but every reader would load. */
export default function DrawsNothing() {
  return null;
}
