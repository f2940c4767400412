/**
 * Stands in for prop-types in the browser bundle: the router and the loader declare them, but React 19 checks none.
 * Whatever is asked for, called or read, is the same nothing again.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType });

export default anyType;
