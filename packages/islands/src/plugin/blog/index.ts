import blogPlugin, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { withRoutes } from '../withRoutes';

/**
 * The blog plugin without its list of authors: the specification has no author pages, and the plugin draws
 * the list as soon as an authors file exists, with no option against it.
 */
export default async function blogWithoutAuthorPages(context: LoadContext, options: PluginOptions) {
  const authorsPath = normalizeUrl([context.baseUrl, options.routeBasePath, options.authorsBasePath]);
  return withRoutes(await blogPlugin(context, options), (route) =>
    route.path.startsWith(authorsPath) ? null : route,
  );
}

export { validateOptions };
