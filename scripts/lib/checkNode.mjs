const REQUIRED_MAJOR = 20;

/** A sentence for a Node that is too old, or null. Plain syntax only: an old Node must be able to read it. */
export function nodeProblem(version = process.versions.node) {
  const major = Number(version.split('.')[0]);
  return major >= REQUIRED_MAJOR
    ? null
    : `Node ${version} is too old: PT Docs needs Node ${REQUIRED_MAJOR} or later. Install it from https://nodejs.org and try again.`;
}
