import blogPlugin from '@docusaurus/plugin-content-blog';

/** Docusaurus' blog less the page /blog/authors, which a file of authors adds: guides/specification.md has no such page. */
const blogWithoutAuthorsPage: typeof blogPlugin = async (context, options) => {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, ...rest }) =>
      plugin.contentLoaded?.({ ...rest, content: { ...content, authorsMap: undefined } }),
  };
};

export default blogWithoutAuthorsPage;
export { validateOptions } from '@docusaurus/plugin-content-blog';
