import docsPlugin, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { withRoutes } from '../withRoutes';

type Version = Readonly<Record<string, unknown>>;

/**
 * Title and description of every page stand in the data of the version, for cards that no page of ours draws: more than half
 * of what every reader of the docs would load beside the sidebar.
 */
function withoutCards(route: RouteConfig): RouteConfig {
  const version = route.props?.version as Version | undefined;
  return {
    ...route,
    ...(version ? { props: { ...route.props, version: { ...version, docs: {} } } } : {}),
    ...(route.routes ? { routes: route.routes.map(withoutCards) } : {}),
  };
}

/** The docs plugin, lighter: see `withoutCards`. */
export default async function leanDocs(context: LoadContext, options: PluginOptions) {
  return withRoutes(await docsPlugin(context, options), withoutCards);
}

export { validateOptions };
