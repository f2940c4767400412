import docsPlugin, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { activePatches, PATCHES } from '../patches';
import { withRoutes } from '../withRoutes';

type Version = Readonly<Record<string, unknown>>;

/**
 * Title and description of every doc stand in the data of the version, for cards that no page shows: more than half of what
 * every reader of the docs would load beside the sidebar.
 */
function withoutCards(route: RouteConfig): RouteConfig {
  const version = route.props?.version as Version | undefined;
  return {
    ...route,
    ...(version ? { props: { ...route.props, version: { ...version, docs: {} } } } : {}),
    ...(route.routes ? { routes: route.routes.map(withoutCards) } : {}),
  };
}

/** The docs plugin without the data of cards that no page shows. */
export default async function leanDocs(context: LoadContext, options: PluginOptions) {
  const plugin = await docsPlugin(context, options);
  const isActive = activePatches(process.env.ISLANDS_WITHOUT).includes(PATCHES['docs-cards']);
  return isActive ? withRoutes(plugin, withoutCards) : plugin;
}

export { validateOptions };
