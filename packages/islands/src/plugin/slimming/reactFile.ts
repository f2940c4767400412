/**
 * React in a file of its own, named by its content: islands and the application share it, and it stays in the browser's cache over
 * builds that don't change React.
 */
export const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
  priority: 70,
};
