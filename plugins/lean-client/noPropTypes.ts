/** Stands in for prop-types in the browser bundle: the router imports it, but React 19 checks no prop types. */
export default {};
