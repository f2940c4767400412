import blogPlugin, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

/**
 * The blog plugin without its list of authors: the specification has no author pages, and the plugin draws
 * the list as soon as an authors file exists, with no option against it.
 */
export default async function blogWithoutAuthorPages(context: LoadContext, options: PluginOptions) {
  const plugin = await blogPlugin(context, options);
  const authorsPath = normalizeUrl([context.baseUrl, options.routeBasePath, options.authorsBasePath]);
  return {
    ...plugin,
    async contentLoaded(args: Parameters<NonNullable<typeof plugin.contentLoaded>>[0]) {
      const { addRoute } = args.actions;
      await plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute: (route) => {
            if (!route.path.startsWith(authorsPath)) {
              addRoute(route);
            }
          },
        },
      });
    },
  };
}

export { validateOptions };
