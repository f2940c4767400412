/**
 * The styles of everything that may stand in a text. No script draws a text, so no script asks for its styles: this module
 * only makes the bundler write their files, which pages and texts then link by the classes that they draw. It never runs.
 */
import.meta.webpackContext('@site/src', {
  recursive: true,
  regExp: /[\\/](components|figures)[\\/].*\.module\.css$/,
});
