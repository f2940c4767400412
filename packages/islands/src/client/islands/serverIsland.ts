import { islands } from '@islands/registry';
import { type ComponentType, use } from 'react';

type Loading = Promise<ComponentType<object>>;

const modules = new Map<string, Loading>();

async function load(name: string): Loading {
  const module = await islands[name]?.();
  if (!module || !('default' in module)) {
    throw new Error(
      `<Island name="${name}"> has no component: add it to the registry of islands, with a default export.`,
    );
  }
  return module.default;
}

function loadOnce(name: string): Loading {
  const loading = modules.get(name) ?? load(name);
  modules.set(name, loading);
  return loading;
}

/**
 * Loads all islands, so that they can also be rendered by React's synchronous `renderToStaticMarkup`. `status` and
 * `value` are how `use` knows a promise that is done.
 */
export async function loadAllIslands(): Promise<void> {
  await Promise.all(
    Object.entries(islands).map(async ([name, loadModule]) => {
      if ('default' in (await loadModule())) {
        const loading = loadOnce(name);
        Object.assign(loading, { status: 'fulfilled', value: await loading });
      }
    }),
  );
}

/** The component of an island while the server renders a page. */
export const useServerIsland = (name: string): ComponentType<object> => use(loadOnce(name));
