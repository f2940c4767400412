import type { Plugin, RouteConfig } from '@docusaurus/types';

/** A plugin of the framework, each of its routes changed by `change`, or left out where that says null. */
export function withRoutes<T>(
  plugin: Plugin<T>,
  change: (route: RouteConfig) => RouteConfig | null,
): Plugin<T> {
  return {
    ...plugin,
    async contentLoaded(args) {
      const addRoute = (route: RouteConfig) => {
        const changed = change(route);
        if (changed) {
          args.actions.addRoute(changed);
        }
      };
      await plugin.contentLoaded?.({ ...args, actions: { ...args.actions, addRoute } });
    },
  };
}
