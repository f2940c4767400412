/** Stands in for the framework's base-URL banner, which the configuration turns off but every reader would load. */
export default function NoBanner() {
  return null;
}
