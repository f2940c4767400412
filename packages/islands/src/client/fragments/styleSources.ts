/**
 * The styles of everything that may stand in a doc. No client script renders a doc, so none imports its styles: this module
 * makes the bundler write them. It never runs.
 */
import.meta.webpackContext('@site/src', { recursive: true, regExp: /\.module\.css$/ });
void import('@theme/MDXComponents');
