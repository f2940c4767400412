/**
 * The styles of everything that may stand in a doc. No client script renders a doc, so none imports its styles: this module
 * makes the bundler write them. It never runs, and plugin/finishPages.ts takes its script away.
 */
import.meta.webpackContext('@site/src', { recursive: true, regExp: /\.module\.css$/ });
