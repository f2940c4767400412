/**
 * Stands in for react-router-dom in the browser bundle. The framework imports its hash router too, for sites that are
 * configured to use it; this one is not, and without it the bundler leaves out 1 kB of history by hash as well.
 */
export * from 'react-router-dom/esm/react-router-dom.js';
export { BrowserRouter as HashRouter } from 'react-router-dom/esm/react-router-dom.js';
